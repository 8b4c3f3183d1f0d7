import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/nodejs` besides its index. */
export const NODEJS_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'Notes API',
        href: '/docs/guides/nodejs/notes-api',
        uses: { apis: 'service', keyvalue: 'service' },
      },
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
  {
    title: 'Features',
    links: [
      {
        title: 'Chat',
        href: '/docs/guides/nodejs/websockets',
        uses: { apis: 'tickets', keyvalue: 'chat', websockets: 'chat' },
      },
      {
        title: 'Stripe',
        href: '/docs/guides/nodejs/stripe',
        uses: { apis: 'service', keyvalue: 'service', secrets: 'secrets' },
      },
      {
        title: 'Twilio',
        href: '/docs/guides/nodejs/twilio',
        uses: {
          apis: 'service',
          keyvalue: 'resources',
          schedules: 'reminders',
          messaging: 'reminders',
          secrets: 'twilio',
        },
      },
      {
        title: 'Uptime monitor',
        href: '/docs/guides/nodejs/uptime',
        uses: {
          apis: 'sites',
          keyvalue: 'sites',
          schedules: 'rounds',
          messaging: 'checker',
          secrets: 'reporter',
        },
      },
      {
        title: 'Thumbnails',
        href: '/docs/guides/nodejs/image-thumbnails',
        uses: { apis: 'service', keyvalue: 'service', storage: 'job', batch: 'job' },
      },
    ],
  },
  {
    title: 'Authentication',
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
      {
        title: 'Your own database',
        href: '/docs/guides/nodejs/byo-database',
        uses: { apis: 'service', secrets: 'deploy' },
      },
    ],
  },
];
