import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** What readers want to do, in a few words. */
export const TASKS: readonly RelevanceRow[] = [
  {
    query: 'delete a file from a bucket',
    expect: ['/docs/storage#files', ...inReferences('storage#file-delete')],
  },
  {
    query: 'return json from a handler',
    expect: [
      '/docs/apis/requests',
      '/docs/apis#requests',
      ...inReferences('apis#http-response-json'),
      '/docs/reference/nodejs/apis#json-response',
    ],
  },
  {
    query: 'set response headers',
    expect: ['/docs/apis/requests', '/docs/apis#requests', ...inReferences('apis#http-response')],
  },
  {
    query: 'require a scope for a route',
    expect: [
      '/docs/apis#security',
      ...inReferences('apis#oidc-options'),
      '/docs/reference/python/apis#scoped-oidc-options',
      ...inReferences('apis#oidc-rule-scopes', ['go', 'dart']),
      ...inReferences('apis#oidc-rule'),
      '/docs/guides/nodejs/secure-api-auth0#api',
      '/docs/guides/nodejs/secure-api-auth0#verify',
    ],
  },
  {
    query: 'retry failed messages',
    expect: [
      '/docs/messaging#topics',
      '/docs/messaging#queues',
      ...inReferences('topics#message-response'),
      '/docs/reference/providers/aws/topics#retries',
      '/docs/reference/providers/gcp/topics#retries',
      '/docs/reference/providers/azure/topics#retries',
    ],
  },
  {
    query: 'run something on the first day of each month',
    expect: ['/docs/schedules#rates', '/docs/schedules#cron'],
  },
  {
    query: 'disconnect a websocket client from the server',
    expect: [
      '/docs/websockets#close',
      ...inReferences('websockets#websocket-close', ['nodejs', 'go', 'dart']),
    ],
  },
  {
    query: 'refuse a connection',
    expect: [
      '/docs/websockets#client',
      '/docs/websockets#broadcast',
      ...inReferences('websockets#websocket-response'),
      ...inReferences('websockets#websocket-on', ['nodejs', 'python', 'go']),
      '/docs/reference/dart/websockets#websocket-on-connect',
      '/docs/reference/python/websockets#websocket-connection-response',
      '/docs/guides/nodejs/websockets#tickets',
      '/docs/guides/nodejs/websockets#chat',
    ],
  },
  {
    query: 'connect to a neon database',
    expect: [
      '/docs/guides/nodejs/byo-database#hosted',
      '/docs/sql#alternatives',
      '/docs/guides/examples#databases',
      '/docs/guides/nodejs/byo-database',
    ],
  },
  {
    query: 'reset the data of the local cloud',
    expect: [
      '/docs/reference/cli/local-development#reset',
      '/docs/concepts/project-structure#nitric-folder',
      '/docs/reference/cli/local-development#data',
      '/docs/reference/cli#folders',
      '/docs/keyvalue#local',
    ],
  },
  {
    query: 'debug python with breakpoints',
    expect: ['/docs/guides/nodejs/debugging#python', '/docs/guides/examples#setup'],
  },
  { query: 'run a hono app', expect: ['/docs/http#other-frameworks', '/docs/guides/examples#frameworks'] },
  {
    query: 'deploy one project to several clouds',
    expect: [
      '/docs/reference/providers#stacks',
      '/docs/reference/cli/stacks',
      '/docs/reference/cli/stacks#switch',
    ],
  },
  {
    query: 'encrypt all buckets',
    expect: ['/docs/guides/terraform/s3-encryption', '/docs/guides/terraform#change-provider'],
  },
  {
    query: 'put a lambda into a vpc',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/guides/nodejs/byo-database#network',
    ],
  },
  {
    query: 'add tags to resources',
    expect: [
      ...['aws', 'gcp', 'azure'].map(
        (cloud) => `/docs/reference/providers/${cloud}/configuration#general-keys`,
      ),
      '/docs/reference/providers/aws#find',
      '/docs/concepts/how-ops-use-nitric#find',
      '/docs/reference/cli/stacks#file',
    ],
  },
  {
    query: 'find deployed resources in the cloud console',
    expect: [
      '/docs/concepts/how-ops-use-nitric#find',
      '/docs/reference/providers/aws#find',
      '/docs/reference/providers/azure#find',
      '/docs/reference/providers/gcp#find',
    ],
  },
  { query: 'keep files out of the image', expect: ['/docs/reference/custom-containers#ignore'] },
  { query: 'install ffmpeg in a container', expect: ['/docs/reference/custom-containers#python'] },
  { query: 'deploy with google cloud build', expect: ['/docs/guides/deploying/google-cloud-build'] },
  { query: 'add the docs to cursor', expect: ['/docs/agents#cursor', '/docs/agents#mcp', '/docs/agents'] },
  { query: 'copy a page as markdown', expect: ['/docs/agents#markdown'] },
  {
    query: 'ship a provider as a docker image',
    expect: [
      '/docs/reference/providers/install/docker',
      '/docs/reference/providers/install/docker#build',
      '/docs/reference/preview-features#docker-providers',
      '/docs/reference/providers/custom/building-custom-provider#use',
      '/docs/reference/providers#name',
      '/docs/concepts/extensibility#distribute',
    ],
  },
  {
    query: 'history of deployments',
    expect: ['/docs/reference/providers/pulumi#dashboard', '/docs/concepts/how-ops-use-nitric#audit'],
  },
  {
    query: 'skip code during the build phase',
    expect: [
      '/docs/reference/env#services',
      ...['', '-is-running', '-is-collecting', '-when-running', '-is', '-when', '-stage'].map(
        (part) => `/docs/reference/nodejs/common#lifecycle${part}`,
      ),
    ],
  },
  {
    query: 'use a trusted certificate on localhost',
    expect: ['/docs/reference/cli/local-development#https'],
  },
  {
    query: 'fix a mistake in the documentation',
    expect: ['/docs/contributions#pages', '/docs/contributions'],
  },
];
