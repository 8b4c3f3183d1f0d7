import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/go` besides its index. */
export const GO_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'Link shortener',
        href: '/docs/guides/go/serverless-rest-api-example',
        uses: { apis: 'service', keyvalue: 'service', messaging: 'clicks' },
      },
    ],
  },
];
