import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { NavigationGroup, NavigationLink } from './types.ts';

/** A guide, and where in it the building blocks are used: the anchor of the section, by the name of the block. */
export interface Guide extends NavigationLink {
  uses: Readonly<Partial<Record<BuildingBlockName, string>>>;
}

/** The guides of a folder, in groups. The first group has no title: the folder's own page is right above it. */
type GuidesOfFolder = readonly NavigationGroup<Guide>[];

/** The guides of `content/pages/guides/nodejs` besides its index. */
const NODEJS_GUIDES: GuidesOfFolder = [
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
      { title: 'Deno', href: '/docs/guides/nodejs/deno', uses: { apis: 'service', keyvalue: 'service' } },
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
        title: 'React website',
        href: '/docs/guides/nodejs/websites-vite-react',
        uses: { apis: 'service', keyvalue: 'service' },
      },
      {
        title: 'AI API',
        href: '/docs/guides/nodejs/ai-api',
        uses: { apis: 'service', keyvalue: 'service', secrets: 'model' },
      },
      {
        title: 'Validation with Zod',
        href: '/docs/guides/nodejs/zod',
        uses: { apis: 'service', keyvalue: 'service' },
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
        title: 'PostgreSQL without an ORM',
        href: '/docs/guides/nodejs/nitric-and-pgsql',
        uses: { apis: 'service', sql: 'migrations' },
      },
      {
        title: 'Your own database',
        href: '/docs/guides/nodejs/byo-database',
        uses: { apis: 'service', secrets: 'deploy' },
      },
    ],
  },
];

/** The guides of `content/pages/guides/python` besides its index. */
const PYTHON_GUIDES: GuidesOfFolder = [
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
        title: 'AI API',
        href: '/docs/guides/python/serverless-llama',
        uses: { apis: 'service', keyvalue: 'service', secrets: 'model' },
      },
      {
        title: 'Answers from documents',
        href: '/docs/guides/python/llama-rag',
        uses: { apis: 'service', storage: 'service', schedules: 'service', secrets: 'model' },
      },
      {
        title: 'Transcription',
        href: '/docs/guides/python/podcast-transcription',
        uses: { batch: 'job', storage: 'job', apis: 'service' },
      },
      {
        title: 'Live scores',
        href: '/docs/guides/python/realtime-messaging',
        uses: { websockets: 'service', keyvalue: 'service', apis: 'service' },
      },
      {
        title: 'Testing',
        href: '/docs/guides/python/testing',
        uses: {},
      },
      { title: 'Debugging', href: '/docs/guides/python/debugging', uses: {} },
    ],
  },
];

/** The guides of `content/pages/guides/dart` besides its index. */
const DART_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'Tool library',
        href: '/docs/guides/dart/serverless-rest-api-example',
        uses: { apis: 'service', keyvalue: 'service', messaging: 'service' },
      },
      {
        title: 'Flutter app',
        href: '/docs/guides/dart/flutter',
        uses: { apis: 'service', keyvalue: 'service' },
      },
    ],
  },
];

/** The guides of `content/pages/guides/go` besides its index. */
const GO_GUIDES: GuidesOfFolder = [
  {
    links: [
      {
        title: 'Link shortener',
        href: '/docs/guides/go/serverless-rest-api-example',
        uses: { apis: 'service', keyvalue: 'service', messaging: 'clicks' },
      },
      {
        title: 'Live auction',
        href: '/docs/guides/go/realtime-messaging',
        uses: { websockets: 'service', keyvalue: 'service', apis: 'service' },
      },
      { title: 'Debugging', href: '/docs/guides/go/debugging', uses: {} },
    ],
  },
];

/** The guides of `content/pages/guides/jvm` besides its index. */
const JVM_GUIDES: GuidesOfFolder = [
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

/** The guides of `content/pages/guides/terraform` besides its index. */
const TERRAFORM_GUIDES: GuidesOfFolder = [
  {
    links: [
      { title: 'S3 encryption', href: '/docs/guides/terraform/s3-encryption', uses: { storage: 'use' } },
      { title: 'API throttling', href: '/docs/guides/terraform/api-gateway-throttle', uses: { apis: 'use' } },
      { title: 'S3 replication', href: '/docs/guides/terraform/s3-replicate', uses: { storage: 'use' } },
      { title: 'Check a stack', href: '/docs/guides/terraform/checks', uses: {} },
    ],
  },
];

/** The guides of `content/pages/guides/deploying` besides its index. */
const DEPLOYING_GUIDES: GuidesOfFolder = [
  {
    links: [
      { title: 'GitHub Actions', href: '/docs/guides/deploying/github-actions', uses: {} },
      { title: 'GitLab CI', href: '/docs/guides/deploying/gitlab-ci', uses: {} },
      { title: 'Azure Pipelines', href: '/docs/guides/deploying/azure-pipelines', uses: {} },
      { title: 'Google Cloud Build', href: '/docs/guides/deploying/google-cloud-build', uses: {} },
    ],
  },
];

/** A guide, or the index of a folder of guides, which may itself be one. */
export interface Folder extends Guide {
  guides?: GuidesOfFolder;
}

const SERVICE = { apis: 'service', keyvalue: 'service' } as const;

const LANGUAGES: readonly Folder[] = [
  { title: 'Node.js', href: '/docs/guides/nodejs', icon: 'nodejs', uses: {}, guides: NODEJS_GUIDES },
  { title: 'Python', href: '/docs/guides/python', icon: 'python', uses: SERVICE, guides: PYTHON_GUIDES },
  { title: 'Dart', href: '/docs/guides/dart', icon: 'dart', uses: SERVICE, guides: DART_GUIDES },
  { title: 'Go', href: '/docs/guides/go', icon: 'go', uses: SERVICE, guides: GO_GUIDES },
  { title: 'JVM', href: '/docs/guides/jvm', icon: 'jvm', uses: SERVICE, guides: JVM_GUIDES },
];

const TOPICS: readonly Folder[] = [
  {
    title: 'Terraform',
    href: '/docs/guides/terraform',
    icon: 'terraform',
    uses: { apis: 'project', storage: 'project' },
    guides: TERRAFORM_GUIDES,
  },
  {
    title: 'CI/CD',
    href: '/docs/guides/deploying',
    icon: 'container',
    uses: {},
    guides: DEPLOYING_GUIDES,
  },
  {
    title: 'Examples',
    href: '/docs/guides/examples',
    icon: 'guides',
    uses: {
      apis: 'apis',
      http: 'frameworks',
      batch: 'batch',
      sql: 'databases',
      schedules: 'schedules',
      storage: 'files',
      messaging: 'schedules',
      websockets: 'websockets',
    },
  },
];

/** Folders below one title of the menu. */
interface FolderGroup {
  title: string;
  folders: readonly Folder[];
}

/** The guide groups (requirements, section 2). */
export const FOLDER_GROUPS: readonly FolderGroup[] = [
  { title: 'Languages', folders: LANGUAGES },
  { title: 'Topics', folders: TOPICS },
];
export const FOLDERS: readonly Folder[] = FOLDER_GROUPS.flatMap(({ folders }) => folders);

/** Every guide of a folder. Its index comes first. */
export const guidesIn = ({ guides = [], ...index }: Folder): Guide[] => [
  index,
  ...guides.flatMap(({ links }) => links),
];
