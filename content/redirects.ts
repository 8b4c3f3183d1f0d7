import { ownValue } from './own-value.ts';

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

/** Guides of the documentation of 2025 that have no page of their own here, and what answers their readers meanwhile. */
const FORMER_GUIDES: Readonly<Record<string, string>> = {
  '/guides/nodejs/nitric-and-supabase': '/guides/nodejs/byo-database#hosted',
  '/guides/nodejs/serverless-api-with-planetscale-and-prisma': '/guides/nodejs/byo-database#mysql',
  '/guides/nodejs/survey-application': '/guides/nodejs',
  '/guides/nodejs/survey-website': '/guides/nodejs/websites-vite-react',
  '/guides/deno/serverless-rest-api-example': '/guides/nodejs/deno',
  '/guides/deno/byo-deep-research': '/guides/nodejs/ai-api',
  '/guides/python/ai-podcast-part-1': '/guides/python/podcast-transcription',
  '/guides/python/ai-podcast-part-2': '/guides/python/podcast-transcription',
  '/guides/python/blender-render': '/guides/examples#batch',
  '/guides/python/serverless-ai-api': '/guides/python/serverless-llama',
  '/guides/go/url-shortner': '/guides/go/serverless-rest-api-example',
  '/guides/terraform/checkov': '/guides/terraform/checks#checkov',
  '/guides/terraform/terratest': '/guides/terraform/checks#plan-test',
  '/guides/terraform/trivy': '/guides/terraform/checks#trivy',
};

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
  '/providers/custom/adding-resource-types': '/reference/providers/custom/resource-type',
  '/misc/comparison/*': '/concepts/comparison/*',
  '/misc/contributions': '/contributions',
  '/misc/faq': '/faq',
  '/misc/support': '/support',
  '/misc/support/upgrade': '/support/upgrade',
  '/reference/languages': '/concepts/language-support',
};

/** Older addresses. The documentation of 2025 still led most of them on. */
const NAMES_BEFORE_2025: Readonly<Record<string, string>> = {
  '/assets': '/concepts/introduction',
  '/assets/custom-containers': '/reference/custom-containers',
  '/assets/eject': '/faq#leaving',
  '/assets/env': '/reference/env',
  '/assets/examples': '/guides/examples',
  '/assets/faq': '/faq',
  '/concepts/eject': '/faq#leaving',
  '/support/eject': '/faq#leaving',
  '/getting-started/concepts': '/concepts/introduction',
  '/guides/getting-started': '/getting-started/quickstart',
  '/guides/getting-started/concepts': '/concepts/introduction',
  '/guides/getting-started/deploy': '/getting-started/deployment',
  '/guides/getting-started/deployment': '/getting-started/deployment',
  '/guides/getting-started/installation': '/getting-started/installation',
  '/guides/getting-started/language-support': '/concepts/language-support',
  '/guides/getting-started/local-dashboard': '/getting-started/local-dashboard',
  '/guides/getting-started/quickstart': '/getting-started/quickstart',
  '/guides/getting-started/*': '/guides/*',
  '/reference/pulumi/custom-providers': '/reference/providers/custom/building-custom-provider',
  '/reference/pulumi/pulumi-cloud': '/reference/providers/pulumi',
  '/env': '/reference/env',
  '/faq/common-questions': '/faq',
  '/comparison': '/concepts/comparison',
  '/comparison/*': '/concepts/comparison/*',
  '/faq/comparison': '/concepts/comparison',
  '/faq/comparison/*': '/concepts/comparison/*',
  '/reference/providers/pulumi/custom': '/reference/providers/custom/building-custom-provider',
  '/installation': '/getting-started/installation',
  '/deployment': '/getting-started/deployment',
  '/local-dashboard': '/getting-started/local-dashboard',
  '/access-control': '/concepts/access-control',
  '/assets/access-control': '/concepts/access-control',
  '/assets/resources-overview': '/getting-started/resources-overview',
  '/assets/apis': '/apis',
  '/assets/storage': '/storage',
  '/assets/keyvalue': '/keyvalue',
  '/assets/sql': '/sql',
  '/assets/schedules': '/schedules',
  '/assets/messaging': '/messaging',
  '/assets/secrets': '/secrets',
  '/assets/websockets': '/websockets',
  '/assets/comparison/*': '/concepts/comparison/*',
  '/testing': '/guides/nodejs/testing',
  '/guides/api-with-nextjs': '/guides/nodejs/api-with-nextjs',
  '/guides/byo-database': '/guides/nodejs/byo-database',
  '/guides/create-histogram': '/guides/python/create-histogram',
  '/guides/debugging': '/guides/nodejs/debugging',
  '/guides/graphql': '/guides/nodejs/graphql',
  '/guides/nitric-and-supabase': '/guides/nodejs/byo-database#hosted',
  '/guides/secure-api-auth0': '/guides/nodejs/secure-api-auth0',
  '/guides/serverless-api-with-planetscale-and-prisma': '/guides/nodejs/byo-database#mysql',
  '/guides/serverless-rest-api-example': '/guides/nodejs/serverless-rest-api-example',
  '/guides/stripe': '/guides/nodejs/stripe',
  '/guides/text-prediction': '/guides/python/text-prediction',
  '/guides/twilio': '/guides/nodejs/twilio',
};

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
    to: `/reference/${reference}/${ownValue(PAGE_OF_FOLDER, folder) ?? folder}`,
    status: 301,
  })),
);

/** The comparisons with tools that have ended, which share a page now, and all addresses that they had. */
const ENDED_TOOLS: Readonly<Record<string, string>> = {
  winglang: 'wing',
  ampt: 'ampt',
  'gcp-deployment-manager': 'deployment-manager',
};

const COMPARISONS = ['/concepts', '/misc', '/assets', '/faq', ''].flatMap((folder) =>
  Object.entries(ENDED_TOOLS).map(
    ([tool, anchor]): Redirect => ({
      from: `${folder}/comparison/${tool}`,
      to: `/concepts/comparison/ended#${anchor}`,
      status: 301,
    }),
  ),
);

/**
 * All redirects of the site. A page that moves gets a line here; the addresses of the earlier documentation are
 * above. The build checks that no redirect loops, chains, hides a page, or leads nowhere.
 */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/concepts', to: '/concepts/introduction', status: 301 },
  { from: '/getting-started', to: '/getting-started/quickstart', status: 301 },
  { from: '/reference/csharp', to: '/reference/csharp/v0', status: 302 },
  { from: '/reference/jvm', to: '/reference/jvm/v0', status: 302 },
  { from: '/reference/dart/v1', to: '/reference/dart', status: 302 },
  { from: '/reference/dart/v1/*', to: '/reference/dart/*', status: 302 },
  { from: '/quality', to: '/contributions#pages', status: 301 },
  { from: '/reference/pulumi', to: '/reference/providers/pulumi', status: 302 },
  { from: '/concepts/build-with-nitric', to: '/concepts/introduction#fits', status: 301 },
  { from: '/concepts/cicd', to: '/guides/deploying', status: 301 },
  ...COMPARISONS,
  ...METHODS,
  ...[NAMES_BEFORE_2025, NAMES_OF_2025]
    .flatMap((names) => Object.entries(names))
    .map(([from, to]): Redirect => ({ from, to, status: 301 })),
  // A guide may come back to its address, so browsers must not remember where it leads meanwhile.
  ...Object.entries(FORMER_GUIDES).map(([from, to]): Redirect => ({ from, to, status: 302 })),
];
