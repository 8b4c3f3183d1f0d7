import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Names from code, typed by readers who have chosen their library. */
export const LIBRARY_SYMBOLS: readonly RelevanceRow[] = [
  {
    query: 'bucket.on',
    library: 'python',
    expect: [
      '/docs/reference/python/storage#bucket-on',
      '/docs/reference/python/storage#bucket-ref-on',
      '/docs/storage#events',
    ],
  },
  {
    query: 'api.get',
    library: 'python',
    expect: ['/docs/reference/python/apis#api-get', '/docs/apis#routes'],
  },
  {
    query: 'kv',
    library: 'python',
    expect: ['/docs/reference/python/keyvalue#kv', '/docs/reference/python/keyvalue', '/docs/keyvalue'],
  },
  {
    query: 'websocket.send',
    library: 'python',
    expect: [
      '/docs/reference/python/websockets#websocket-send',
      '/docs/reference/python/websockets#websocket-ref-send',
    ],
  },
  {
    query: 'websocket close',
    library: 'python',
    expect: ['/docs/reference/python/websockets#websocket-close', '/docs/websockets#close'],
  },
  {
    query: 'topic publish',
    library: 'python',
    expect: ['/docs/reference/python/topics#topic-publish', '/docs/messaging#topics'],
  },
  { query: 'bucket.Read', library: 'go', expect: ['/docs/reference/go/storage#file-read'] },
  { query: 'queue.Enqueue', library: 'go', expect: ['/docs/reference/go/queues#queue-enqueue'] },
  { query: 'nitric.Run()', library: 'go', expect: ['/docs/reference/go/common#run'] },
  { query: 'secret.Access', library: 'go', expect: ['/docs/reference/go/secrets#secret-latest'] },
  { query: 'OidcRule', library: 'go', expect: ['/docs/reference/go/apis#oidc-rule'] },
  { query: 'api.Get', library: 'go', expect: ['/docs/reference/go/apis#api-get', '/docs/apis#routes'] },
  { query: 'WithMiddleware', library: 'go', expect: ['/docs/reference/go/apis#api-options-middleware'] },
  { query: 'KvStoreGet', library: 'go', expect: ['/docs/reference/go/keyvalue#kv-permission'] },
  {
    query: 'schedule.Cron',
    library: 'go',
    expect: ['/docs/reference/go/schedules#schedule-cron', '/docs/schedules#cron'],
  },
  {
    query: 'exists',
    library: 'go',
    expect: ['/docs/reference/go/storage#file-exists', '/docs/storage#files'],
  },
  { query: 'Nitric.bucket', library: 'dart', expect: ['/docs/reference/dart/storage#bucket'] },
  { query: 'onConnect', library: 'dart', expect: ['/docs/reference/dart/websockets#websocket-on-connect'] },
  {
    query: 'TopicPermission.publish',
    library: 'dart',
    expect: ['/docs/reference/dart/topics#topic-permission'],
  },
  {
    query: 'ApiOptions',
    library: 'dart',
    expect: ['/docs/reference/dart/apis#api-options', '/docs/reference/dart/apis#api-options-new'],
  },
  {
    query: 'bucket.files',
    library: 'dart',
    expect: ['/docs/reference/dart/storage#bucket-files', '/docs/storage#files'],
  },
  {
    query: 'queue.dequeue',
    library: 'dart',
    expect: ['/docs/reference/dart/queues#queue-dequeue', '/docs/messaging#queues'],
  },
  {
    query: 'allow',
    library: 'nodejs',
    expect: [
      '/docs/concepts/introduction#permissions',
      '/docs/reference/nodejs#run',
      ...[
        'storage#bucket-allow',
        'keyvalue#kv-allow',
        'topics#topic-allow',
        'queues#queue-allow',
        'secrets#secret-allow',
        'batch#job-allow',
      ].map((section) => `/docs/reference/nodejs/${section}`),
    ],
  },
  {
    query: 'secret.put',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/secrets#secret-put', '/docs/secrets#versions'],
  },
  { query: 'file.write', library: 'nodejs', expect: ['/docs/reference/nodejs/storage#file-write'] },
  {
    query: 'job',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/batch#job', '/docs/reference/nodejs/batch', '/docs/batch'],
  },
  {
    query: 'Bucket(...).With',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/storage#bucket-allow'],
  },
  {
    query: 'BucketPermission.Reading',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/storage#bucket-permission'],
  },
  { query: 'Query.Where', library: 'csharp', expect: ['/docs/reference/csharp/v0/collections#query-where'] },
  { query: 'ctx.Res.Text', library: 'csharp', expect: ['/docs/reference/csharp/v0/apis#http-response-text'] },
  {
    query: 'ScheduleResource.Every',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/schedules#schedule-every'],
  },
  { query: 'queue.Receive', library: 'csharp', expect: ['/docs/reference/csharp/v0/queues#queue-dequeue'] },
  { query: 'collection.doc', library: 'jvm', expect: ['/docs/reference/jvm/v0/collections#collection-doc'] },
  {
    query: 'ApiOptions.Builder',
    library: 'jvm',
    expect: [
      '/docs/reference/jvm/v0/apis#api-options-builder',
      '/docs/reference/jvm/v0/apis#api-options-builder-new',
    ],
  },
  { query: 'Nitric.run', library: 'jvm', expect: ['/docs/reference/jvm/v0/common#run'] },
  {
    query: 'PublishOptions.WithDelay',
    library: 'jvm',
    expect: ['/docs/reference/jvm/v0/topics#publish-options-with-delay'],
  },
  {
    query: 'bucket.allow("reading")',
    library: 'python',
    expect: [
      '/docs/reference/python/storage#legacy-bucket-permission',
      '/docs/reference/python/storage#bucket-allow',
      '/docs/support/upgrade#permissions',
    ],
  },
  { query: 'Frequency', library: 'python', expect: ['/docs/reference/python/schedules#schedule-frequency'] },
  {
    query: 'BlobEventContext',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/storage#file-event-context'],
  },
  {
    query: 'req.PathParams',
    library: 'go',
    expect: ['/docs/reference/go/apis#http-request-params', '/docs/apis#routes'],
  },
];
