import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { NavigationGroup, NavigationLink } from './types.ts';

/** A guide, and where in it the building blocks are used: the anchor of the section, by the name of the block. */
export interface Guide extends NavigationLink {
  uses: Readonly<Partial<Record<BuildingBlockName, string>>>;
}

type Uses = Guide['uses'];

/** The path is that of the page, without `/docs`. */
const guide = (title: string, path: `/guides/${string}`, uses: Uses = {}): Guide => ({
  title,
  href: `/docs${path}`,
  uses,
});

/** Most guides keep the data of an API in a key value store. */
const SERVICE: Uses = { apis: 'service', keyvalue: 'service' };

/** The guides of a folder, in groups. The first group has no title: the folder's own page is right above it. */
type GuidesOfFolder = readonly NavigationGroup<Guide>[];

/** The guides of `content/pages/guides/nodejs` besides its index. */
const NODEJS_GUIDES: GuidesOfFolder = [
  {
    links: [
      guide('Notes API', '/guides/nodejs/notes-api', SERVICE),
      guide('REST API', '/guides/nodejs/serverless-rest-api-example', {
        apis: 'service',
        keyvalue: 'service',
        storage: 'upload',
      }),
      guide('Testing', '/guides/nodejs/testing', { apis: 'integration', keyvalue: 'unit' }),
      guide('Debugging', '/guides/nodejs/debugging'),
      guide('Deno', '/guides/nodejs/deno', SERVICE),
    ],
  },
  {
    title: 'Frameworks',
    links: [
      guide('Express', '/guides/nodejs/expressjs', { http: 'app', keyvalue: 'app', messaging: 'background' }),
      guide('Fastify', '/guides/nodejs/fastify', { http: 'app', keyvalue: 'app' }),
      guide('NestJS', '/guides/nodejs/nestjs', { http: 'app', keyvalue: 'app', messaging: 'background' }),
      guide('GraphQL', '/guides/nodejs/graphql', SERVICE),
      guide('Next.js', '/guides/nodejs/api-with-nextjs', { apis: 'api', keyvalue: 'api' }),
    ],
  },
  {
    title: 'Features',
    links: [
      guide('Chat', '/guides/nodejs/websockets', { apis: 'tickets', keyvalue: 'chat', websockets: 'chat' }),
      guide('React website', '/guides/nodejs/websites-vite-react', SERVICE),
      guide('AI API', '/guides/nodejs/ai-api', { apis: 'service', keyvalue: 'service', secrets: 'model' }),
      guide('Validation with Zod', '/guides/nodejs/zod', SERVICE),
      guide('Stripe', '/guides/nodejs/stripe', { apis: 'service', keyvalue: 'service', secrets: 'secrets' }),
      guide('Twilio', '/guides/nodejs/twilio', {
        apis: 'service',
        keyvalue: 'resources',
        schedules: 'reminders',
        messaging: 'reminders',
        secrets: 'twilio',
      }),
      guide('Uptime monitor', '/guides/nodejs/uptime', {
        apis: 'sites',
        keyvalue: 'sites',
        schedules: 'rounds',
        messaging: 'checker',
        secrets: 'reporter',
      }),
      guide('Thumbnails', '/guides/nodejs/image-thumbnails', {
        apis: 'service',
        keyvalue: 'service',
        storage: 'job',
        batch: 'job',
      }),
    ],
  },
  {
    title: 'Authentication',
    links: [
      guide('Auth0', '/guides/nodejs/secure-api-auth0', { apis: 'api', keyvalue: 'api' }),
      guide('Amazon Cognito', '/guides/nodejs/amazon-cognito', { apis: 'api', keyvalue: 'api' }),
    ],
  },
  {
    title: 'Databases',
    links: [
      guide('Drizzle', '/guides/nodejs/nitric-and-drizzle', { apis: 'service', sql: 'schema' }),
      guide('Prisma', '/guides/nodejs/nitric-and-prisma', { apis: 'service', sql: 'schema' }),
      guide('PostgreSQL without an ORM', '/guides/nodejs/nitric-and-pgsql', {
        apis: 'service',
        sql: 'migrations',
      }),
      guide('Your own database', '/guides/nodejs/byo-database', { apis: 'service', secrets: 'deploy' }),
    ],
  },
];

/** The guides of `content/pages/guides/python` besides its index. */
const PYTHON_GUIDES: GuidesOfFolder = [
  {
    links: [
      guide('REST API with uploads', '/guides/python/serverless-rest-api-example', {
        apis: 'service',
        keyvalue: 'service',
        storage: 'service',
      }),
      guide('GraphQL', '/guides/python/graphql', SERVICE),
      guide('Charts', '/guides/python/create-histogram', SERVICE),
      guide('Scheduled report', '/guides/python/scheduled-report', {
        schedules: 'schedule',
        storage: 'schedule',
        secrets: 'schedule',
        keyvalue: 'orders',
        apis: 'orders',
      }),
      guide('Text prediction', '/guides/python/text-prediction', {
        batch: 'job',
        storage: 'job',
        keyvalue: 'service',
        apis: 'service',
      }),
      guide('AI API', '/guides/python/serverless-llama', {
        apis: 'service',
        keyvalue: 'service',
        secrets: 'model',
      }),
      guide('Answers from documents', '/guides/python/llama-rag', {
        apis: 'service',
        storage: 'service',
        schedules: 'service',
        secrets: 'model',
      }),
      guide('Transcription', '/guides/python/podcast-transcription', {
        batch: 'job',
        storage: 'job',
        apis: 'service',
      }),
      guide('Live scores', '/guides/python/realtime-messaging', {
        websockets: 'service',
        keyvalue: 'service',
        apis: 'service',
      }),
      guide('Testing', '/guides/python/testing'),
      guide('Debugging', '/guides/python/debugging'),
    ],
  },
];

/** The guides of `content/pages/guides/dart` besides its index. */
const DART_GUIDES: GuidesOfFolder = [
  {
    links: [
      guide('Tool library', '/guides/dart/serverless-rest-api-example', {
        apis: 'service',
        keyvalue: 'service',
        messaging: 'service',
      }),
      guide('Flutter app', '/guides/dart/flutter', SERVICE),
    ],
  },
];

/** The guides of `content/pages/guides/go` besides its index. */
const GO_GUIDES: GuidesOfFolder = [
  {
    links: [
      guide('Link shortener', '/guides/go/serverless-rest-api-example', {
        apis: 'service',
        keyvalue: 'service',
        messaging: 'clicks',
      }),
      guide('Live auction', '/guides/go/realtime-messaging', {
        websockets: 'service',
        keyvalue: 'service',
        apis: 'service',
      }),
      guide('Debugging', '/guides/go/debugging'),
    ],
  },
];

/** The guides of `content/pages/guides/jvm` besides its index. */
const JVM_GUIDES: GuidesOfFolder = [
  {
    links: [
      guide('Files and schedules', '/guides/jvm/serverless-rest-api-example', {
        apis: 'service',
        storage: 'service',
        schedules: 'service',
      }),
    ],
  },
];

/** The guides of `content/pages/guides/terraform` besides its index. */
const TERRAFORM_GUIDES: GuidesOfFolder = [
  {
    links: [
      guide('S3 encryption', '/guides/terraform/s3-encryption', { storage: 'use' }),
      guide('API throttling', '/guides/terraform/api-gateway-throttle', { apis: 'use' }),
      guide('S3 replication', '/guides/terraform/s3-replicate', { storage: 'use' }),
      guide('Check a stack', '/guides/terraform/checks'),
    ],
  },
];

/** The guides of `content/pages/guides/deploying` besides its index. */
const DEPLOYING_GUIDES: GuidesOfFolder = [
  {
    links: [
      guide('GitHub Actions', '/guides/deploying/github-actions'),
      guide('GitLab CI', '/guides/deploying/gitlab-ci'),
      guide('Azure Pipelines', '/guides/deploying/azure-pipelines'),
      guide('Google Cloud Build', '/guides/deploying/google-cloud-build'),
    ],
  },
];

/** A guide, or the index of a folder of guides, which may itself be one. */
export interface Folder extends Guide {
  guides?: GuidesOfFolder;
}

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
