import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** The same thing in other spellings: joined, hyphenated, abbreviated, British. */
export const SPELLINGS: readonly RelevanceRow[] = [
  { query: 'key-value store', expect: ['/docs/keyvalue'] },
  { query: 'keyvalue', expect: ['/docs/keyvalue'] },
  { query: 'kv', expect: ['/docs/keyvalue', ...inReferences('keyvalue#kv')] },
  { query: 'web sockets', expect: ['/docs/websockets'] },
  { query: 'web-socket', expect: ['/docs/websockets', ...inReferences('websockets#websocket')] },
  {
    query: 'timezone',
    expect: [
      '/docs/schedules#time-zone',
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/gcp/configuration#general-keys',
    ],
  },
  { query: 'nodejs', expect: ['/docs/reference/nodejs', '/docs/guides/nodejs'] },
  { query: 'node js guide', expect: ['/docs/guides/nodejs'] },
  { query: 'c#', expect: ['/docs/reference/csharp/v0'] },
  { query: 'csharp', expect: ['/docs/reference/csharp/v0'] },
  { query: 'dotnet', expect: ['/docs/reference/csharp/v0'] },
  {
    query: 'golang',
    expect: ['/docs/reference/go', '/docs/guides/go'],
  },
  { query: 'cicd', expect: ['/docs/guides/deploying', '/docs/concepts/cicd'] },
  { query: 'ci cd', expect: ['/docs/guides/deploying', '/docs/concepts/cicd'] },
  {
    query: 'pubsub',
    expect: [
      '/docs/messaging#topics',
      '/docs/messaging',
      '/docs/messaging#clouds',
      '/docs/reference/providers/gcp#services',
    ],
  },
  { query: 'env vars', expect: ['/docs/reference/env'] },
  { query: 'presigned url', expect: ['/docs/storage#signed-urls'] },
  { query: 'pre-signed URLs', expect: ['/docs/storage#signed-urls'] },
  { query: 'mono repo', expect: ['/docs/reference/custom-containers#monorepo', '/docs/faq#monorepo'] },
  {
    query: 'docker file',
    expect: [
      '/docs/reference/custom-containers',
      '/docs/reference/custom-containers#create-a-dockerfile-template',
    ],
  },
  { query: 'quick start', expect: ['/docs/getting-started/quickstart'] },
  {
    query: 'frontend',
    expect: ['/docs/websites', '/docs/guides/examples#front-ends'],
  },
  { query: 'gcp', expect: ['/docs/reference/providers/gcp'] },
  { query: 'amazon web services', expect: ['/docs/reference/providers/aws'] },
  {
    query: 'postgresql',
    expect: ['/docs/sql', ...inReferences('sql#sql'), '/docs/guides/examples#databases'],
  },
  { query: 'customise container build', expect: ['/docs/reference/custom-containers'] },
  { query: 'open source licence', expect: ['/docs/faq#hosted', '/docs/contributions#repositories'] },
  { query: 'authorisation', expect: ['/docs/apis#security', '/docs/apis#claims', '/docs/apis/claims'] },
  { query: 'organisation azure', expect: ['/docs/reference/providers/azure/configuration#general-keys'] },
  { query: 'javascript sdk', expect: ['/docs/reference/nodejs'] },
  {
    query: 'aws-tf',
    expect: [
      '/docs/reference/providers/terraform#providers',
      '/docs/reference/cli#stack-new',
      '/docs/reference/providers/terraform/aws',
    ],
  },
  {
    query: 'connection id',
    expect: [
      ...inReferences('websockets#websocket-request'),
      '/docs/reference/go/websockets#websocket-request-connection-id',
      '/docs/websockets#broadcast',
    ],
  },
  { query: 'nest js', expect: ['/docs/http#nestjs', '/docs/guides/nodejs/nestjs'] },
  { query: 'OpenID Connect', expect: ['/docs/apis#security', ...inReferences('apis#oidc-rule')] },
  { query: 'web hook', expect: ['/docs/apis'] },
  { query: 'back end', expect: ['/docs/apis', '/docs', '/docs/concepts/introduction'] },
  { query: 'time out lambda', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  {
    query: 'type script',
    expect: ['/docs/guides/nodejs/notes-api#typescript', '/docs/guides/nodejs', '/docs/reference/nodejs'],
  },
  {
    query: 'open api',
    reason: 'The joined word is the name of a format, and the pages of APIs do not have it.',
    expect: ['/docs/apis'],
  },
  { query: 'keyvalue store', expect: ['/docs/keyvalue'] },
  { query: 'dead-letter queue', expect: ['/docs/messaging#queues', '/docs/messaging'] },
  { query: 'dot net', expect: ['/docs/reference/csharp/v0'] },
  {
    query: 'bucket event',
    expect: [
      '/docs/storage#events',
      ...inReferences('storage#bucket-event-request'),
      ...inReferences('storage#bucket-event-type'),
      ...inReferences('storage#bucket-on'),
      ...inReferences('storage#bucket-event-context'),
      '/docs/storage/events',
    ],
  },
  { query: 'real-time', expect: ['/docs/websockets'] },
  {
    query: 'synchronise pulumi state',
    reason: 'The page comes first as a whole, and its section follows.',
    expect: ['/docs/reference/providers/pulumi#refresh', '/docs/reference/providers/pulumi#state'],
  },
  {
    query: 'pre signed upload',
    expect: ['/docs/storage#signed-urls', ...inReferences('storage#file-upload-url')],
  },
  {
    query: 'github-actions',
    expect: [
      '/docs/guides/deploying/github-actions',
      '/docs/guides/deploying',
      '/docs/guides/deploying/github-actions#action',
    ],
  },
  { query: 'next.js', expect: ['/docs/guides/nodejs/api-with-nextjs', '/docs/guides/examples#websockets'] },
  {
    query: 'multi cloud',
    expect: [
      '/docs/reference/providers#stacks',
      '/docs/reference/providers',
      '/docs/guides/examples#setup',
      '/docs/faq#clouds',
    ],
  },
  { query: 'log in with auth 0', expect: ['/docs/apis#security', '/docs/guides/examples#auth'] },
  { query: 'hot-reload', expect: ['/docs/reference/cli#start', '/docs/guides/nodejs/notes-api#project'] },
  { query: 'behaviour when a run fails', expect: ['/docs/schedules#failures', '/docs/batch#failures'] },
  {
    query: 'e-mail address of the publisher azure',
    expect: ['/docs/reference/providers/azure/configuration#general-keys'],
  },
  {
    query: 'http proxies',
    expect: ['/docs/http'],
  },
  { query: 'nitric-yaml', expect: ['/docs/reference/cli#project-file'] },
  { query: 'set up ci/cd', expect: ['/docs/guides/deploying', '/docs/guides/deploying#setup'] },
  { query: 'nodejs express', expect: ['/docs/http', '/docs/guides/nodejs/expressjs'] },
  { query: 'env file', expect: ['/docs/reference/env', '/docs/reference/env#files'] },
  { query: 'aws-cdk', expect: ['/docs/concepts/comparison/aws-cdk'] },
  { query: 'next js', expect: ['/docs/guides/nodejs/api-with-nextjs'] },
  { query: 'web socket', expect: ['/docs/websockets'] },
  { query: 'authorisation with oidc', expect: ['/docs/apis#security'] },
  { query: 'open-source licence', expect: ['/docs/contributions#repositories', '/docs/faq#hosted'] },
  { query: 'devops pipeline caching', expect: ['/docs/guides/deploying/azure-pipelines#cache'] },
  {
    query: 'pulumi vs. nitric',
    expect: ['/docs/concepts/comparison/pulumi#choose', '/docs/concepts/comparison/pulumi'],
  },
];
