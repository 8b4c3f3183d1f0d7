import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** These queries name a task in a few words. */
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
  { query: 'sell tickets online', expect: ['/docs/guides/nodejs/stripe'] },
  {
    query: 'verify the signature of a webhook',
    expect: ['/docs/guides/nodejs/stripe#service', '/docs/guides/nodejs/stripe'],
  },
  {
    query: 'write a csv report every night',
    expect: ['/docs/guides/python/scheduled-report', '/docs/guides/python/scheduled-report#schedule'],
  },
  {
    query: 'resize uploaded photos',
    expect: ['/docs/guides/nodejs/image-thumbnails', '/docs/guides/nodejs/image-thumbnails#job'],
  },
  {
    query: 'get notified when a website is down',
    expect: ['/docs/guides/nodejs/uptime', '/docs/guides/nodejs/uptime#reporter'],
  },
  {
    query: 'replace a bucket with a fake in a test',
    expect: [
      '/docs/guides/nodejs/testing#unit',
      '/docs/guides/nodejs/testing#declarations',
      '/docs/guides/python/testing#fakes',
      '/docs/guides/nodejs/testing',
    ],
  },
  {
    query: 'throttle requests to an api',
    expect: [
      '/docs/guides/terraform/api-gateway-throttle',
      '/docs/guides/terraform/api-gateway-throttle#module',
    ],
  },
  {
    query: 'copy all files to a second region',
    expect: ['/docs/guides/terraform/s3-replicate', '/docs/guides/terraform/s3-replicate#module'],
  },
  {
    query: 'approve before deploying to production',
    expect: [
      '/docs/guides/deploying#environments',
      '/docs/guides/deploying/github-actions#environments',
      '/docs/guides/deploying/azure-pipelines#environments',
      '/docs/guides/deploying/google-cloud-build#environments',
      '/docs/guides/deploying/gitlab-ci#environments',
      '/docs/concepts/cicd#steps',
    ],
  },
  { query: 'temporary environment for every pull request', expect: ['/docs/concepts/cicd#previews'] },
  { query: 'go back to the previous release', expect: ['/docs/concepts/cicd#rollback'] },
  {
    query: 'open psql on the deployed database',
    expect: [
      '/docs/reference/providers/aws/sql#connect',
      '/docs/reference/providers/gcp/sql#connect',
      '/docs/reference/providers/azure/sql#connect',
    ],
  },
  {
    query: 'allow only admins to call a route',
    expect: [
      '/docs/guides/nodejs/amazon-cognito#groups',
      '/docs/apis/claims#roles',
      '/docs/guides/nodejs/amazon-cognito',
      '/docs/guides/nodejs/secure-api-auth0#verify',
    ],
  },
  { query: 'remove nitric from my computer', expect: ['/docs/reference/cli/installation#uninstall'] },
  {
    query: 'fill the local database with sample data',
    expect: ['/docs/guides/nodejs/nitric-and-prisma#seed', '/docs/guides/nodejs/nitric-and-drizzle#seed'],
  },
];
