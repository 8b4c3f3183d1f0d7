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
    expect: ['/docs/guides/jvm#prerequisites', '/docs/support#versions', '/docs/support/upgrade'],
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
      '/docs/reference/jvm/v0#changes',
      '/docs/faq#languages',
      '/docs/concepts/introduction#languages',
      '/docs/reference#versions',
    ],
  },
  { query: 'csharp what version 1 changes', expect: ['/docs/reference/csharp/v0#changes'] },
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
  {
    query: 'version of the cli for java projects',
    expect: ['/docs/guides/jvm#prerequisites', '/docs/support#versions'],
  },
  { query: 'mongodb table storage azure upgrade', expect: ['/docs/support/upgrade#plan'] },
  {
    query: 'HttpRequest constructor for tests',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/apis#http-request-new'],
  },
  {
    query: 'collection group depth',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/collections#collection-group-depth'],
  },
  { query: 'c# collections query where', expect: ['/docs/reference/csharp/v0/collections#query-where'] },
  { query: 'csharp schedule every', expect: ['/docs/reference/csharp/v0/schedules#schedule-every'] },
  {
    query: 'errors.Code v0',
    library: 'go',
    expect: ['/docs/reference/go/v0#errors', '/docs/reference/go/v0/common#errors-code'],
  },
  {
    query: 'http request mime type',
    library: 'go',
    expect: ['/docs/reference/go/v0/apis#http-request-mime-type'],
  },
  { query: 'go v0 QueueSending', expect: ['/docs/reference/go/v0/queues#queue-permission'] },
  {
    query: 'FailedTask go',
    expect: ['/docs/reference/go/v0/queues#failed-message', '/docs/reference/go/queues#failed-message'],
  },
  { query: 'go v0 secret put', expect: ['/docs/reference/go/v0/secrets#secret-put'] },
  {
    query: 'v0 go storage events',
    expect: [
      '/docs/reference/go/v0/storage#bucket-on',
      '/docs/reference/go/v0/storage#bucket-event-type',
      '/docs/reference/go/v0/storage',
    ],
  },
  { query: 'go v0 websocket close', expect: ['/docs/reference/go/v0/websockets#websocket-close'] },
  {
    query: 'complete a task',
    library: 'jvm',
    expect: ['/docs/reference/jvm/v0/queues#dequeued-message-complete'],
  },
  { query: 'java cron schedule', expect: ['/docs/reference/jvm/v0/schedules#schedule-cron'] },
  {
    query: 'kotlin publish with delay',
    expect: [
      '/docs/reference/jvm/v0/topics#publish-options-with-delay',
      '/docs/reference/jvm/v0/topics#publish-options',
      '/docs/reference/jvm/v0/topics#topic-publish',
      '/docs/reference/jvm/v0/topics#publish-options-new',
    ],
  },
  {
    query: 'nodejs v0 jwt',
    expect: ['/docs/reference/nodejs/v0/apis#jwt', '/docs/reference/nodejs/v0/apis#jwt-security'],
  },
  {
    query: 'faas http v0',
    library: 'nodejs',
    expect: [
      '/docs/reference/nodejs/v0/common',
      '/docs/reference/nodejs/v0/apis#create-handler',
      '/docs/reference/nodejs/v0/http',
      '/docs/reference/nodejs/v0',
      '/docs/reference/nodejs/v0/apis',
      '/docs/reference/nodejs/v0/apis#http-context',
      '/docs/reference/nodejs/v0/common#function-server-http',
      '/docs/reference/nodejs/v0/common#faas-http',
    ],
  },
  {
    query: 'what changed in nodejs version 1',
    expect: ['/docs/reference/nodejs/v0/changes', '/docs/support/upgrade'],
  },
  {
    query: 'replace collection() with kv()',
    expect: [
      '/docs/reference/nodejs/v0/changes#collections',
      '/docs/support/upgrade#collections',
      '/docs/reference/python/v0/changes#collections',
      '/docs/reference/go/v0/changes#collections',
    ],
  },
  {
    query: 'v0 queue send task',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/queues#queue-enqueue'],
  },
  {
    query: 'nodejs v0 schedule rate',
    expect: ['/docs/reference/nodejs/v0/schedules#schedule-every', '/docs/reference/nodejs/v0/schedules'],
  },
  {
    query: 'secret.for access',
    library: 'nodejs',
    expect: [
      '/docs/reference/nodejs/v0/secrets#secret-allow',
      '/docs/reference/nodejs/secrets#secret-for',
      '/docs/reference/nodejs/secrets#secret-allow',
    ],
  },
  {
    query: 'BucketNotificationContext',
    expect: [
      '/docs/reference/nodejs/v0/storage#bucket-event-context',
      '/docs/reference/python/storage#bucket-event-context',
    ],
  },
  {
    query: 'v0 topic publish',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/topics#topic-publish'],
  },
  { query: 'python v0 changes', expect: ['/docs/reference/python/v0/changes'] },
  {
    query: 'compose_middleware',
    library: 'python',
    expect: [
      '/docs/reference/python/v0/common#middleware',
      '/docs/reference/python/v0/changes#common',
      '/docs/reference/python/common#create-handler',
      '/docs/reference/python/v0/common#create-handler',
    ],
  },
  {
    query: 'python collection query',
    expect: [
      '/docs/reference/python/v0/collections#query',
      '/docs/reference/python/v0/collections#collection-query',
    ],
  },
  {
    query: 'python v0 exceptions',
    expect: [
      '/docs/reference/python/v0/common#nitric-service-exception',
      '/docs/reference/python/v0/common',
      '/docs/reference/python/v0#errors',
    ],
  },
  { query: 'python v0 queue receive', expect: ['/docs/reference/python/v0/queues#queue-dequeue'] },
  {
    query: 'last cli version for v0',
    expect: [
      '/docs/guides/jvm#prerequisites',
      '/docs/support#versions',
      '/docs/guides/jvm/serverless-rest-api-example',
      '/docs/support/upgrade#tools',
      '/docs/support#versions',
    ],
  },
  {
    query: 'install c# library',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0#install', '/docs/reference/csharp/v0'],
  },
  {
    query: 'Nitric.Sdk.Resource namespace',
    expect: ['/docs/reference/csharp/v0#install', '/docs/reference/csharp/v0'],
  },
  {
    query: 'DocumentSnapshot content',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/collections#document-snapshot'],
  },
  {
    query: 'TriggerContext',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/common#base-context', '/docs/reference/nodejs/common#base-context'],
  },
  {
    query: 'http preview feature v0 nodejs',
    expect: ['/docs/reference/nodejs/v0/http#notes', '/docs/reference/nodejs/v0/http'],
  },
  {
    query: 'traceContext websocket request',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/websockets#websocket-request'],
  },
  {
    query: 'MethodOptions has no effect',
    library: 'python',
    expect: ['/docs/reference/python/v0/apis#notes', '/docs/reference/python/v0/apis#method-options'],
  },
  {
    query: 'python v0 rate schedule',
    expect: ['/docs/reference/python/v0/schedules#schedule-every', '/docs/reference/python/v0/schedules'],
  },
  { query: 'SecretContainerRef.version', expect: ['/docs/reference/python/v0/secrets#secret-version'] },
  {
    query: 'python v0 bucket permissions reading',
    expect: [
      '/docs/reference/python/v0/storage#bucket-allow',
      '/docs/reference/python/v0/storage#bucket-permission',
    ],
  },
  {
    query: 'EventResponse',
    library: 'python',
    expect: ['/docs/reference/python/v0/topics#message-response'],
  },
  {
    query: 'python v0 send to websocket',
    expect: [
      '/docs/reference/python/v0/websockets#websocket-ref-send',
      '/docs/reference/python/v0/websockets#websocket-send',
    ],
  },
  { query: 'topics in sdk 0.x node', library: 'nodejs', expect: ['/docs/reference/nodejs/v0/topics'] },
  {
    query: 'nitric application class v0 python',
    library: 'python',
    expect: ['/docs/reference/python/v0/common#nitric'],
  },
  {
    query: "secret.for('access')",
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/secrets#secret-allow', '/docs/reference/nodejs/secrets#secret-for'],
  },
  { query: 'v0 bucket name', library: 'go', expect: ['/docs/reference/go/v0/storage#bucket-name'] },
  {
    query: 'schedule.every middleware 0.x',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/schedules#schedule-every'],
  },
  {
    query: 'QueueReceiving permission',
    library: 'go',
    expect: ['/docs/reference/go/v0/queues#queue-permission', '/docs/reference/go/queues#queue-permission'],
  },
  {
    query: 'make a single method public v0 security definitions',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/apis#method-options', '/docs/reference/nodejs/v0/apis'],
  },
  {
    query: 'queue sending permission python',
    library: 'python',
    expect: [
      '/docs/reference/python/v0/queues#queue-resource',
      '/docs/reference/python/v0/changes#queues',
      '/docs/reference/python/v0/queues#queue-allow',
      '/docs/reference/python/queues#queue-permission',
    ],
  },
  {
    query: 'ScheduleMiddleware import moved',
    library: 'nodejs',
    expect: [
      '/docs/reference/nodejs/v0/changes#schedules',
      '/docs/reference/nodejs/v0/schedules#interval-middleware',
    ],
  },
  {
    query: 'QueueResource.for sending',
    library: 'nodejs',
    expect: [
      '/docs/reference/nodejs/v0/queues#queue-allow',
      '/docs/reference/nodejs/queues#queue-for',
      '/docs/reference/nodejs/queues#queue-allow',
    ],
  },
  {
    query: 'rename publishing permission topics',
    library: 'python',
    expect: ['/docs/reference/python/v0/changes#topics', '/docs/support/upgrade#permissions'],
  },
  {
    query: 'collection allow reading writing',
    library: 'python',
    expect: ['/docs/reference/python/v0/collections#collection-allow'],
  },
  { query: 'apis go sdk v0', library: 'go', expect: ['/docs/reference/go/v0/apis'] },
  { query: 'declare resources in main With', library: 'go', expect: ['/docs/reference/go/v0#declare'] },
  {
    query: 'success False refuses websocket connection',
    library: 'python',
    expect: [
      '/docs/reference/python/v0/websockets#websocket-response',
      '/docs/reference/python/websockets#websocket-response',
    ],
  },
  {
    query: 'WebsocketNotificationContext v0',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/websockets#websocket-context'],
  },
  {
    query: 'notification_prefix_filter',
    library: 'python',
    expect: [
      '/docs/reference/python/v0/storage#bucket-on',
      '/docs/reference/python/storage#bucket-on',
      '/docs/reference/python/storage#bucket-ref-on',
    ],
  },
  {
    query: 'secret changes in go version 1',
    library: 'go',
    expect: ['/docs/reference/go/v0/changes#secrets'],
  },
  {
    query: '.allow("reading")',
    library: 'python',
    expect: [
      '/docs/reference/python/v0#changes',
      '/docs/support/upgrade#permissions',
      '/docs/reference/python/v0/changes',
      '/docs/reference/python/v0/changes#storage',
      '/docs/reference/python/storage#bucket-allow',
    ],
  },
  {
    query: 'EventRequest v0',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/v0/topics#message-request'],
  },
  { query: 'http preview flag v0', library: 'nodejs', expect: ['/docs/reference/nodejs/v0/http#notes'] },
  { query: 'which cli version for v0', expect: ['/docs/support#versions'] },
];
