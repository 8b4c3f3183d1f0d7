import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/nodejs` besides its index. */
export const NODEJS_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'REST API',
        href: '/docs/guides/nodejs/serverless-rest-api-example',
        uses: { apis: 'service', keyvalue: 'service', storage: 'upload' },
      },
      {
        title: 'Testing',
        href: '/docs/guides/nodejs/testing',
        uses: { apis: 'integration', keyvalue: 'unit' },
      },
      { title: 'Debugging', href: '/docs/guides/nodejs/debugging', uses: {} },
    ],
  },
  {
    title: 'Frameworks',
    links: [
      {
        title: 'Express',
        href: '/docs/guides/nodejs/expressjs',
        uses: { http: 'app', keyvalue: 'app', messaging: 'background' },
      },
      {
        title: 'Fastify',
        href: '/docs/guides/nodejs/fastify',
        uses: { http: 'app', keyvalue: 'app' },
      },
      {
        title: 'NestJS',
        href: '/docs/guides/nodejs/nestjs',
        uses: { http: 'app', keyvalue: 'app', messaging: 'background' },
      },
      {
        title: 'GraphQL',
        href: '/docs/guides/nodejs/graphql',
        uses: { apis: 'service', keyvalue: 'service' },
      },
      {
        title: 'Next.js',
        href: '/docs/guides/nodejs/api-with-nextjs',
        uses: { apis: 'api', keyvalue: 'api' },
      },
    ],
  },
];
