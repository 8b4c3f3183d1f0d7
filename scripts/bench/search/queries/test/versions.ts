import { inOldReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Queries that name an old version, or something that only an old version has, and those about the move to version 1. */
export const VERSIONS: readonly RelevanceRow[] = [
  {
    query: 'python v0 FunctionServer',
    expect: ['', '-http', '-start'].map((part) => `/docs/reference/python/v0/common#function-server${part}`),
  },
  {
    query: 'nodejs v0 documents()',
    expect: [
      '/docs/reference/nodejs/v0/collections#collection-client',
      '/docs/reference/nodejs/v0/collections#collection-service',
    ],
  },
  {
    query: 'csharp v0 websocket connection',
    expect: [
      '/docs/reference/csharp/v0/websockets#websocket-connection',
      '/docs/reference/csharp/v0/websockets#websocket-connection-ref',
      '/docs/reference/csharp/v0/websockets#websocket-service-connection',
    ],
  },
  {
    query: 'jvm v0 websockets',
    expect: ['/docs/reference/jvm/v0/websockets', '/docs/reference/jvm/v0/websockets#websocket'],
  },
  { query: 'nodejs v0 changes storage', expect: ['/docs/reference/nodejs/v0/changes#storage'] },
  { query: 'python v0 sign_url', expect: ['/docs/reference/python/v0/storage#file-sign-url'] },
  { query: 'v0 DocumentRef.get', expect: inOldReferences('collections#document-get') },
  { query: 'FromPagingToken', expect: ['/docs/reference/go/v0/collections#query-paging'] },
  { query: 'QueryStream', expect: ['/docs/reference/jvm/v0/collections#query-stream-ref'] },
  { query: 'C# v0 install', expect: ['/docs/reference/csharp/v0#install'] },
  {
    query: 'python v0 topic event',
    expect: ['/docs/reference/python/v0/topics#event', '/docs/reference/python/v0/topics#topic'],
  },
  {
    query: 'what version 1 changed for java',
    expect: ['/docs/reference/jvm/v0#changes', '/docs/support/upgrade'],
  },
  { query: 'MaxCollectionDepth', expect: ['/docs/reference/go/v0/collections#collection-depth'] },
  {
    query: 'does the current cli work with version 0',
    expect: ['/docs/support#versions', '/docs/support/upgrade', '/docs/guides/jvm#prerequisites'],
  },
  {
    query: 'upgrade a go service to v1',
    expect: ['/docs/support/upgrade#go', '/docs/reference/go/v0/changes'],
  },
];
