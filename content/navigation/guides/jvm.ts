import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/jvm` besides its index. */
export const JVM_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'Files and schedules',
        href: '/docs/guides/jvm/serverless-rest-api-example',
        uses: { apis: 'service', storage: 'service', schedules: 'service' },
      },
    ],
  },
];
