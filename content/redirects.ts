import { FORMER_GUIDES, NAMES_BEFORE_2025 } from './former-addresses.ts';

/** An old address of a page. If several redirects match, an exact `from` wins, then the longest `from` that ends in `/*`. */
export interface Redirect {
  /** A path without `/docs`. A trailing `/*` matches everything below the path, but not the path itself. */
  from: string;
  /**
   * A path without `/docs`, optionally with a hash. If it ends in `/*`, the asterisk is replaced by what the asterisk of
   * `from` matched.
   */
  to: string;
  status: 301 | 302;
}

/** The references that once had a page for each method, such as `/reference/nodejs/api/api-get`, and the folders of these pages. */
const FOLDERS_OF_METHODS: Readonly<Record<string, string>> = {
  nodejs: 'api batch http keyvalue queues schedule secrets sql storage topic websocket',
  python: 'api batch keyvalue queues schedule schedules secrets sql storage topic websocket',
  go: 'api batch keyvalue queues schedule secrets sql storage topic websocket',
  dart: 'api batch keyvalue queues schedule secrets sql storage topic websocket',
  'nodejs/v0': 'api collection http queues schedule secrets storage topic websocket',
  'python/v0': 'api collection queues schedules secrets storage topic websocket',
  'go/v0': 'api collection queues schedule secrets storage topic websocket',
  'csharp/v0': 'api collection queues schedule secrets storage topic websocket',
  'jvm/v0': 'api collection queues schedule secrets storage topic',
};

/** The pages whose names differ from those of the folders. */
const PAGE_OF_FOLDER: Readonly<Record<string, string>> = {
  api: 'apis',
  collection: 'collections',
  schedule: 'schedules',
  topic: 'topics',
  websocket: 'websockets',
};

const METHODS: readonly Redirect[] = Object.entries(FOLDERS_OF_METHODS).flatMap(([reference, folders]) =>
  folders.split(' ').map((folder) => ({
    from: `/reference/${reference}/${folder}/*`,
    to: `/reference/${reference}/${PAGE_OF_FOLDER[folder] ?? folder}`,
    status: 301,
  })),
);

/** The addresses of 2025, when the parts of the documentation had other names. */
const NAMES_OF_2025: Readonly<Record<string, string>> = {
  '/get-started/quickstart': '/getting-started/quickstart',
  '/get-started/installation': '/getting-started/installation',
  '/get-started/foundations/why-nitric': '/concepts/introduction',
  '/get-started/foundations/projects': '/concepts/project-structure',
  '/get-started/foundations/projects/configuration': '/concepts/project-structure',
  '/get-started/foundations/projects/local-development': '/reference/cli/local-development',
  '/get-started/foundations/infrastructure': '/concepts/infrastructure-from-code',
  '/get-started/foundations/infrastructure/resources': '/getting-started/resources-overview',
  '/get-started/foundations/infrastructure/security': '/concepts/access-control',
  '/get-started/foundations/infrastructure/services': '/concepts/how-nitric-works',
  '/get-started/foundations/deployment': '/getting-started/deployment',
  '/architecture': '/concepts/how-nitric-works',
  '/architecture/services': '/concepts/how-nitric-works',
  '/architecture/buckets': '/storage',
  '/architecture/queues': '/messaging',
  '/architecture/topics': '/messaging',
  '/architecture/*': '/*',
  '/providers': '/reference/providers',
  '/providers/pulumi': '/reference/providers/pulumi',
  '/providers/pulumi/*': '/reference/providers/*',
  '/providers/mappings/aws/websites': '/websites#deploy',
  '/providers/mappings/azure/websites': '/websites#deploy',
  '/providers/mappings/gcp/websites': '/websites#deploy',
  '/providers/mappings/*': '/reference/providers/*',
  '/providers/terraform': '/reference/providers/terraform',
  '/providers/terraform/*': '/reference/providers/terraform/*',
  '/providers/custom': '/reference/providers/custom/building-custom-provider',
  '/providers/custom/create': '/reference/providers/custom/building-custom-provider',
  '/providers/custom/extend': '/reference/providers/custom/extend-standard-provider',
  '/providers/custom/docker': '/reference/providers/install/docker',
  '/providers/custom/adding-resource-types': '/concepts/extensibility#new-resource',
  '/misc/comparison/*': '/concepts/comparison/*',
  '/misc/contributions': '/contributions',
  '/misc/faq': '/faq',
  '/misc/support': '/support',
  '/misc/support/upgrade': '/support/upgrade',
  '/guides/nodejs/websites-vite-react': '/websites',
  '/reference/languages': '/concepts/language-support',
};

/** All redirects of the site. The build checks that no redirect loops, chains, hides a page, or leads nowhere. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/concepts', to: '/concepts/introduction', status: 301 },
  { from: '/getting-started', to: '/getting-started/quickstart', status: 301 },
  { from: '/reference/csharp', to: '/reference/csharp/v0', status: 302 },
  { from: '/reference/jvm', to: '/reference/jvm/v0', status: 302 },
  { from: '/reference/dart/v1', to: '/reference/dart', status: 302 },
  { from: '/reference/dart/v1/*', to: '/reference/dart/*', status: 302 },
  { from: '/reference/pulumi', to: '/reference/providers/pulumi', status: 302 },
  { from: '/env', to: '/reference/env', status: 301 },
  { from: '/faq/common-questions', to: '/faq', status: 301 },
  { from: '/comparison', to: '/concepts/comparison', status: 301 },
  { from: '/comparison/*', to: '/concepts/comparison/*', status: 301 },
  { from: '/faq/comparison', to: '/concepts/comparison', status: 301 },
  { from: '/faq/comparison/*', to: '/concepts/comparison/*', status: 301 },
  { from: '/guides/nodejs/nitric-and-supabase', to: '/guides/nodejs/byo-database#hosted', status: 301 },
  {
    from: '/guides/nodejs/serverless-api-with-planetscale-and-prisma',
    to: '/guides/nodejs/byo-database#mysql',
    status: 301,
  },
  {
    from: '/reference/providers/pulumi/custom',
    to: '/reference/providers/custom/building-custom-provider',
    status: 301,
  },
  { from: '/installation', to: '/getting-started/installation', status: 301 },
  { from: '/deployment', to: '/getting-started/deployment', status: 301 },
  { from: '/local-dashboard', to: '/getting-started/local-dashboard', status: 301 },
  { from: '/access-control', to: '/concepts/access-control', status: 301 },
  { from: '/assets/access-control', to: '/concepts/access-control', status: 301 },
  { from: '/assets/resources-overview', to: '/getting-started/resources-overview', status: 301 },
  { from: '/assets/apis', to: '/apis', status: 301 },
  { from: '/assets/storage', to: '/storage', status: 301 },
  { from: '/assets/keyvalue', to: '/keyvalue', status: 301 },
  { from: '/assets/sql', to: '/sql', status: 301 },
  { from: '/assets/schedules', to: '/schedules', status: 301 },
  { from: '/assets/messaging', to: '/messaging', status: 301 },
  { from: '/assets/secrets', to: '/secrets', status: 301 },
  { from: '/assets/websockets', to: '/websockets', status: 301 },
  ...METHODS,
  ...Object.entries({ ...NAMES_BEFORE_2025, ...NAMES_OF_2025 }).map(
    ([from, to]): Redirect => ({ from, to, status: 301 }),
  ),
  // A guide may come back to its address, so browsers must not remember where it leads meanwhile.
  ...Object.entries(FORMER_GUIDES).map(([from, to]): Redirect => ({ from, to, status: 302 })),
];
