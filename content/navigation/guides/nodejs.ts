import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/nodejs` besides its index. */
export const NODEJS_GUIDES: GuidesOfFolder = [
  {
    title: 'Auth',
    links: [
      {
        title: 'Auth0',
        href: '/docs/guides/nodejs/secure-api-auth0',
        uses: { apis: 'api', keyvalue: 'api' },
      },
      {
        title: 'Amazon Cognito',
        href: '/docs/guides/nodejs/amazon-cognito',
        uses: { apis: 'api', keyvalue: 'api' },
      },
    ],
  },
  {
    title: 'Databases',
    links: [
      {
        title: 'Drizzle',
        href: '/docs/guides/nodejs/nitric-and-drizzle',
        uses: { apis: 'service', sql: 'schema' },
      },
      {
        title: 'Prisma',
        href: '/docs/guides/nodejs/nitric-and-prisma',
        uses: { apis: 'service', sql: 'schema' },
      },
    ],
  },
];
