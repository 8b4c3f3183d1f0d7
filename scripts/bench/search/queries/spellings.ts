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
      '/docs/reference/providers/aws#general-keys',
      '/docs/reference/providers/gcp#general-keys',
    ],
  },
  { query: 'nodejs', expect: ['/docs/reference/nodejs', '/docs/guides/nodejs'] },
  { query: 'node js guide', expect: ['/docs/guides/nodejs'] },
  { query: 'c#', expect: ['/docs/reference/csharp/v0'] },
  { query: 'csharp', expect: ['/docs/reference/csharp/v0'] },
  { query: 'dotnet', expect: ['/docs/reference/csharp/v0'] },
  { query: 'golang', expect: ['/docs/reference/go', '/docs/guides/go'] },
  { query: 'cicd', expect: ['/docs/guides/deploying'] },
  { query: 'ci cd', expect: ['/docs/guides/deploying'] },
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
  { query: 'frontend', expect: ['/docs/guides/examples#front-ends'] },
  { query: 'gcp', expect: ['/docs/reference/providers/gcp'] },
  { query: 'amazon web services', expect: ['/docs/reference/providers/aws'] },
  {
    query: 'postgresql',
    expect: ['/docs/sql', ...inReferences('sql#sql'), '/docs/guides/examples#databases'],
  },
  { query: 'customise container build', expect: ['/docs/reference/custom-containers'] },
  { query: 'open source licence', expect: ['/docs/faq#hosted', '/docs/contributions#repositories'] },
  { query: 'authorisation', expect: ['/docs/apis#security', '/docs/apis#claims'] },
  { query: 'organisation azure', expect: ['/docs/reference/providers/azure#general-keys'] },
  { query: 'javascript sdk', expect: ['/docs/reference/nodejs'] },
  {
    query: 'aws-tf',
    expect: ['/docs/reference/providers/terraform#providers', '/docs/reference/cli#stack-new'],
  },
  {
    query: 'connection id',
    expect: [
      ...inReferences('websockets#websocket-request'),
      '/docs/reference/go/websockets#websocket-request-connection-id',
      '/docs/websockets#broadcast',
    ],
  },
  { query: 'nest js', expect: ['/docs/http#nestjs'] },
  { query: 'OpenID Connect', expect: ['/docs/apis#security', ...inReferences('apis#oidc-rule')] },
];
