import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/python` besides its index. */
export const PYTHON_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'REST API with uploads',
        href: '/docs/guides/python/serverless-rest-api-example',
        uses: { apis: 'service', keyvalue: 'service', storage: 'service' },
      },
      {
        title: 'GraphQL',
        href: '/docs/guides/python/graphql',
        uses: { apis: 'service', keyvalue: 'service' },
      },
      {
        title: 'Charts',
        href: '/docs/guides/python/create-histogram',
        uses: { apis: 'service', keyvalue: 'service' },
      },
      {
        title: 'Scheduled report',
        href: '/docs/guides/python/scheduled-report',
        uses: {
          schedules: 'schedule',
          storage: 'schedule',
          secrets: 'schedule',
          keyvalue: 'orders',
          apis: 'orders',
        },
      },
      {
        title: 'Text prediction',
        href: '/docs/guides/python/text-prediction',
        uses: { batch: 'job', storage: 'job', keyvalue: 'service', apis: 'service' },
      },
      {
        title: 'Testing',
        href: '/docs/guides/python/testing',
        uses: {},
      },
    ],
  },
];
