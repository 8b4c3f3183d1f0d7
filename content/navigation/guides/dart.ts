import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/dart` besides its index. */
export const DART_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'Tool library',
        href: '/docs/guides/dart/serverless-rest-api-example',
        uses: { apis: 'service', keyvalue: 'service', messaging: 'service' },
      },
    ],
  },
];
