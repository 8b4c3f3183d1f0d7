import { inOldReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Queries that name an old version, or something that only an old version has, and those about the move to version 1. */
export const VERSIONS: readonly RelevanceRow[] = [
  {
    query: 'v0 collections',
    expect: [...inOldReferences('collections'), '/docs/support/upgrade#collections'],
  },
  {
    query: 'nodejs v0 faas',
    expect: [
      '#handlers',
      '/common#function-server',
      '/common#faas-start',
      '/common#faas-http',
      '/common#faas-event',
      '/common#faas-notification',
      '/common#function-server-http',
      '/common#function-server-start',
      '/common#function-server-websocket',
    ].map((place) => `/docs/reference/nodejs/v0${place}`),
  },
  {
    query: 'python v0 queues',
    expect: ['/docs/reference/python/v0/queues', '/docs/reference/python/v0/queues#queue'],
  },
  { query: 'go v0 NewCollection', expect: ['/docs/reference/go/v0/collections#collection'] },
  { query: 'nodejs v0 bucket.for', expect: ['/docs/reference/nodejs/v0/storage#bucket-allow'] },
  { query: 'python v0 changes in version 1', expect: ['/docs/reference/python/v0/changes'] },
  {
    query: 'what changed in version 1 of the go library',
    expect: ['/docs/reference/go/v0/changes', '/docs/support/upgrade#go'],
  },
  { query: 'ReceivedTask', expect: inOldReferences('queues#dequeued-message') },
  { query: 'NitricTask', expect: ['/docs/reference/nodejs/v0/queues#task'] },
  { query: 'ComposeHttpMiddleware', expect: ['/docs/reference/go/v0/apis#compose-http-middleware'] },
  {
    query: 'sub-collections upgrade',
    expect: ['/docs/support/upgrade#collections'],
  },
  {
    query: 'replace handlers with services in nitric.yaml',
    expect: ['/docs/support/upgrade#project-file'],
  },
  { query: 'rename nitric-dev.yaml', expect: ['/docs/support/upgrade#stack-files'] },
  {
    query: 'reading writing deleting permissions',
    reason: 'These are also forms of the words that version 1 uses.',
    expect: [
      '/docs/support/upgrade#permissions',
      '/docs/reference/nodejs/storage#bucket-for',
      '/docs/reference/python/storage#legacy-bucket-permission',
    ],
  },
  { query: 'csharp v0 storage', expect: ['/docs/reference/csharp/v0/storage'] },
  {
    query: 'kotlin v0 api',
    expect: ['/docs/reference/jvm/v0/apis', '/docs/reference/jvm/v0/apis#api', '/docs/guides/jvm'],
  },
  {
    query: 'v0 security definitions',
    expect: [
      '/docs/support/upgrade#security',
      ...inOldReferences('apis#jwt-security'),
      ...inOldReferences('apis#security-definition', ['nodejs', 'python', 'csharp', 'jvm']),
    ],
  },
  { query: 'nodejs v0 queue.send', expect: ['/docs/reference/nodejs/v0/queues#queue-enqueue'] },
  { query: 'python v0 install', expect: ['/docs/reference/python/v0#install'] },
  { query: 'go sdk v0', expect: ['/docs/reference/go/v0'] },
  {
    query: 'NitricEvent',
    expect: ['/docs/reference/nodejs/v0/topics#event', '/docs/reference/jvm/v0/topics#event'],
  },
  {
    query: 'last cli that reads v0 projects',
    expect: ['/docs/guides/jvm#prerequisites', '/docs/support/upgrade'],
  },
  { query: 'collection query where', expect: inOldReferences('collections#query-where') },
  {
    query: 'upgrade queue send receive',
    expect: [
      '/docs/support/upgrade#messages',
      ...inOldReferences('changes#queues', ['nodejs', 'python', 'go']),
    ],
  },
  {
    query: 'v0 websockets python',
    expect: ['/docs/reference/python/v0/websockets', '/docs/reference/python/v0/websockets#websocket'],
  },
  {
    query: 'nodejs v0 http preview',
    expect: [
      '/docs/reference/nodejs/v0/http#notes',
      '/docs/reference/nodejs/v0/http',
      '/docs/reference/nodejs/v0/http#http',
    ],
  },
  { query: 'C# known limits', expect: ['/docs/reference/csharp/v0#limits'] },
  { query: 'versions of the libraries', expect: ['/docs/reference#versions'] },
  { query: 'CollectionRef.doc', expect: [...inOldReferences('collections#collection-doc')] },
  {
    query: 'jwt security definition',
    expect: [
      '/docs/reference/python/apis#jwt-security',
      ...inOldReferences('apis#jwt-security'),
      '/docs/reference/nodejs/v0/apis#jwt',
      '/docs/support/upgrade#security',
      '/docs/reference/nodejs/apis#jwt-security',
      '/docs/reference/dart/apis#jwt-security',
    ],
  },
  { query: 'bucket.with go v0', expect: ['/docs/reference/go/v0/storage#bucket-allow'] },
  {
    query: 'topic.event v0 python',
    reason: 'The methods of the same class have both words in their headings.',
    expect: ['/docs/reference/python/v0/topics#event', '/docs/reference/python/v0/topics'],
  },
  {
    query: 'v0 go documents',
    expect: ['/docs/reference/go/v0/collections', '/docs/reference/go/v0/collections#collection-service'],
  },
  { query: 'v0 storage reference node', expect: ['/docs/reference/nodejs/v0/storage'] },
  { query: 'upgrade go services', expect: ['/docs/support/upgrade#go'] },
  {
    query: 'what changed for queues in node v1',
    expect: ['/docs/reference/nodejs/v0/changes#queues', '/docs/support/upgrade#messages'],
  },
  { query: 'python v0 websocket changes', expect: ['/docs/reference/python/v0/changes#websockets'] },
  { query: 'query paging v0', expect: [...inOldReferences('collections#query-paging')] },
  { query: 'nitric 1.34 cli', expect: ['/docs/guides/jvm#prerequisites', '/docs/reference/cli#build'] },
  {
    query: 'keep a v0 project',
    expect: ['/docs/support/upgrade', '/docs/support#versions', '/docs/reference#versions'],
  },
  { query: 'check after upgrade', expect: ['/docs/support/upgrade#check'] },
  {
    query: 'new stack names v1',
    reason: 'A heading has the words of the query, and the answer follows.',
    expect: ['/docs/support/upgrade#stack-files'],
  },
  {
    query: 'functions renamed services',
    reason: 'A heading has the words of the query, and the answer follows.',
    expect: ['/docs/support/upgrade#project-file'],
  },
  {
    query: 'java library version 1',
    expect: [
      '/docs/guides/jvm',
      '/docs/reference/jvm/v0',
      '/docs/reference/jvm/v0#differences',
      '/docs/faq#languages',
      '/docs/concepts/introduction#languages',
    ],
  },
  { query: 'csharp what version 1 changes', expect: ['/docs/reference/csharp/v0#differences'] },
  { query: 'go v0 FromGrpcError', expect: ['/docs/reference/go/v0/common#errors-from-grpc-error'] },
  { query: 'nodejs v0 signUrl', expect: ['/docs/reference/nodejs/v0/storage#file-sign-url'] },
  { query: 'python v0 QueryBuilder', expect: ['/docs/reference/python/v0/collections#query'] },
  {
    query: 'nodejs v0 documents',
    expect: [
      '/docs/reference/nodejs/v0/collections#collection-client',
      '/docs/reference/nodejs/v0/collections#collection-service',
    ],
  },
  { query: 'v0 go ApiOption', expect: ['/docs/reference/go/v0/apis#api-options'] },
  {
    query: 'changes of secrets in version 1',
    expect: [...inOldReferences('changes#secrets', ['nodejs', 'python', 'go'])],
  },
  { query: 'oidc rule upgrade', expect: ['/docs/support/upgrade#security'] },
  {
    query: 'v0 bucket notifications go',
    reason: 'The types of notifications have the words in their names.',
    expect: [
      '/docs/reference/go/v0/storage#bucket-on',
      '/docs/reference/go/v0/storage#bucket-event-context',
      '/docs/reference/go/v0/storage',
    ],
  },
  {
    query: 'go v0 topics publish delay',
    expect: [
      '/docs/reference/go/v0/topics#publish-options-delay',
      '/docs/reference/go/v0/topics#topic-publish',
    ],
  },
  { query: 'version of the cli for java projects', expect: ['/docs/guides/jvm#prerequisites'] },
  { query: 'mongodb table storage azure upgrade', expect: ['/docs/support/upgrade#plan'] },
];
