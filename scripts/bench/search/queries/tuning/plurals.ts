import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** The singular of words that the pages use in the plural, and the other way around. */
export const PLURALS: readonly RelevanceRow[] = [
  { query: 'bucket', expect: ['/docs/storage', ...inReferences('storage#bucket')] },
  { query: 'buckets', expect: ['/docs/storage', ...inReferences('storage#bucket')] },
  {
    query: 'queue',
    expect: ['/docs/messaging#queues', ...inReferences('queues'), ...inReferences('queues#queue')],
  },
  { query: 'message', expect: ['/docs/messaging'] },
  {
    query: 'topic',
    expect: ['/docs/messaging#topics', ...inReferences('topics'), ...inReferences('topics#topic')],
  },
  { query: 'websocket', expect: ['/docs/websockets', ...inReferences('websockets#websocket')] },
  { query: 'secret', expect: ['/docs/secrets', ...inReferences('secrets#secret')] },
  { query: 'schedule', expect: ['/docs/schedules', ...inReferences('schedules#schedule')] },
  { query: 'provider', expect: ['/docs/reference/providers'] },
  { query: 'migration', expect: ['/docs/sql#migrations'] },
  {
    query: 'permission',
    reason: 'The sections about the permissions of building blocks have the same heading.',
    expect: ['/docs/concepts/access-control', '/docs/concepts/introduction#permissions'],
  },
  { query: 'jobs', expect: ['/docs/batch', ...inReferences('batch#job')] },
  {
    query: 'signed urls',
    expect: ['/docs/storage#signed-urls', '/docs/reference/nodejs/storage#file-sign-url'],
  },
  { query: 'cron expression', expect: ['/docs/schedules#cron'] },
  { query: 'environment variable', expect: ['/docs/reference/env'] },
  { query: 'custom domain', expect: ['/docs/apis#domains'] },
  { query: 'preview feature', expect: ['/docs/reference/preview-features'] },
  { query: 'key value store', expect: ['/docs/keyvalue'] },
  { query: 'sql database', expect: ['/docs/sql', ...inReferences('sql#sql')] },
  {
    query: 'dockerfiles',
    expect: [
      '/docs/reference/custom-containers',
      '/docs/reference/custom-containers#create-a-dockerfile-template',
    ],
  },
  { query: 'middlewares', expect: ['/docs/apis#middleware'] },
  { query: 'global flag', expect: ['/docs/reference/cli#global-flags'] },
  {
    query: 'project template',
    expect: ['/docs/guides/examples#templates', '/docs/reference/cli#new'],
  },
  {
    query: 'route',
    expect: [
      '/docs/apis#routes',
      ...inReferences('apis#route'),
      ...inReferences('apis#api-route', ['nodejs', 'go', 'dart']),
    ],
  },
  { query: 'example project', expect: ['/docs/guides/examples'] },
  { query: 'claim', expect: ['/docs/apis#claims', '/docs/apis/claims'] },
  {
    query: 'batch service',
    expect: ['/docs/batch#project', '/docs/batch', '/docs/reference/preview-features#batch-services'],
  },
  {
    query: 'deployment pipelines',
    reason: 'The section about variables for deployments is about pipelines.',
    expect: ['/docs/guides/deploying', '/docs/guides/deploying#other', '/docs/faq#ci', '/docs/concepts/cicd'],
  },
  {
    query: 'website',
    expect: [
      '/docs/websites',
      '/docs/reference/preview-features#websites',
      '/docs/reference/cli#add-website',
    ],
  },
  { query: 'guide', expect: ['/docs/guides'] },
  {
    query: 'handlers',
    reason: 'The word alone may mean any handler, and this heading has nothing else but a verb.',
    expect: [
      '/docs/reference/nodejs#handlers',
      '/docs/reference/python#handlers',
      '/docs/reference/go#handlers',
      '/docs/reference/dart#handlers',
      '/docs/apis#routes',
      '/docs/concepts/introduction#parts',
    ],
  },
  {
    query: 'credential',
    expect: [
      '/docs/reference/providers/aws#credentials',
      '/docs/reference/providers/gcp#credentials',
      '/docs/reference/providers/azure#credentials',
    ],
  },
  {
    query: 'local port',
    expect: ['/docs/concepts/project-structure#local-config', '/docs/reference/cli/local-development#ports'],
  },
  {
    query: 'stacks',
    expect: [
      '/docs/reference/cli/stacks',
      '/docs/concepts/project-structure#stacks',
      '/docs/reference/providers#stacks',
      '/docs/concepts/introduction#parts',
      '/docs/reference/cli/stacks',
    ],
  },
  { query: 'api', expect: ['/docs/apis', ...inReferences('apis#api')] },
  { query: 'databases', expect: ['/docs/sql', '/docs/guides/examples#databases'] },
  { query: 'topics', expect: ['/docs/messaging#topics', '/docs/messaging', ...inReferences('topics')] },
  { query: 'queues', expect: ['/docs/messaging#queues', '/docs/messaging', ...inReferences('queues')] },
  {
    query: 'preview flag',
    expect: ['/docs/reference/preview-features#flags', '/docs/reference/preview-features'],
  },
  { query: 'webhooks', expect: ['/docs/apis'] },
  { query: 'batch job', expect: ['/docs/batch', ...inReferences('batch#job'), '/docs/batch#submit'] },
  {
    query: 'pipelines',
    expect: [
      '/docs/guides/deploying',
      '/docs/guides/deploying#other',
      '/docs/reference/providers/pulumi#pipelines',
      '/docs/guides/deploying/azure-pipelines',
    ],
  },
  { query: 'library versions', expect: ['/docs/reference#versions'] },
  { query: 'oidc rules', expect: [...inReferences('apis#oidc-rule'), '/docs/apis#security'] },
  { query: 'editors', expect: ['/docs/agents#mcp', '/docs/agents#other-editors-and-assistants'] },
  { query: 'monorepos', expect: ['/docs/reference/custom-containers#monorepo', '/docs/faq#monorepo'] },
  {
    query: 'file prefixes',
    expect: [
      ...inReferences('storage#bucket-files'),
      '/docs/storage#files',
      '/docs/storage#events',
      '/docs/storage/events#prefix',
    ],
  },
  { query: 'errors python', expect: ['/docs/reference/python#errors'] },
  { query: 'secrets managers', expect: ['/docs/secrets'] },
  { query: 'listeners', expect: ['/docs/storage#events', '/docs/storage/events'] },
  {
    query: 'region',
    reason: 'The headings of pages about one cloud have the same words as the query.',
    expect: [
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/aws',
      '/docs/reference/providers/gcp/configuration#general-keys',
      '/docs/reference/providers/gcp',
      '/docs/reference/providers/azure/configuration#general-keys',
      '/docs/reference/providers/azure',
    ],
  },
  { query: 'dead letters', expect: ['/docs/messaging#queues'] },
  { query: 'container image', expect: ['/docs/reference/custom-containers'] },
  {
    query: 'job cpus',
    expect: [
      '/docs/batch#requirements',
      '/docs/reference/go/batch#job-requirements-cpus',
      ...inReferences('batch#job-requirements'),
    ],
  },
  { query: 'nodejs guide', expect: ['/docs/guides/nodejs'] },
  {
    query: 'enqueue message',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/queues#queue-enqueue', '/docs/messaging#queues'],
  },
  { query: 'signed link', expect: ['/docs/storage#signed-urls'] },
  { query: 'note api', expect: ['/docs/guides/nodejs/notes-api'] },
  { query: 'firestore documents', expect: ['/docs/reference/providers/gcp/keyvalue'] },
  {
    query: 'secret version',
    expect: [
      '/docs/secrets#versions',
      ...inReferences('secrets#secret-version'),
      ...inReferences('secrets#secret-version-ref'),
    ],
  },
  {
    query: 'denied calls',
    expect: ['/docs/concepts/access-control#next', '/docs/troubleshooting#permission-denied'],
  },
  {
    query: 'imported resources',
    expect: [
      '/docs/reference/providers/aws/imports#kinds',
      '/docs/reference/providers/aws/imports',
      '/docs/reference/providers/aws#imports',
    ],
  },
  {
    query: 'deleting stacks',
    expect: [
      '/docs/guides/deploying#delete',
      '/docs/reference/cli/stacks#delete',
      '/docs/reference/cli#down',
      '/docs/getting-started/deployment#down',
    ],
  },
  {
    query: 'websocket connection limits aws',
    expect: [
      '/docs/reference/providers/aws/websockets#limits',
      '/docs/reference/providers/aws/websockets#connections',
      '/docs/websockets#limits',
    ],
  },
];
