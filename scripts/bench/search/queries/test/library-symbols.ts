import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

const ctxErrors = [
  'apis#http-context',
  'batch#job-context',
  'schedules#interval-context',
  'storage#bucket-event-context',
  'topics#message-context',
  'websockets#websocket-context',
].map((context) => `/docs/reference/go/${context}-with-error`);

const dartNext = [
  'apis#http-context',
  'batch#job-context',
  'schedules#interval-context',
  'storage#bucket-event-context',
  'storage#file-event-context',
  'topics#message-context',
  'websockets#websocket-context',
].map((context) => `/docs/reference/dart/${context}-next`);

/** Names from code, typed by readers who have chosen their library. */
export const LIBRARY_SYMBOLS: readonly RelevanceRow[] = [
  {
    query: '@main.post',
    library: 'python',
    expect: [
      '/docs/reference/python/apis#api-get',
      '/docs/apis#routes',
      '/docs/reference/python/apis#route-get',
    ],
  },
  {
    query: 'BucketNotificationContext',
    library: 'python',
    expect: ['/docs/reference/python/storage#bucket-event-context'],
  },
  { query: 'lease_id', library: 'python', expect: ['/docs/reference/python/queues#dequeued-message'] },
  {
    query: 'ScopedOidcOptions',
    library: 'python',
    expect: ['/docs/reference/python/apis#scoped-oidc-options'],
  },
  {
    query: 'ScheduleServer',
    library: 'python',
    expect: ['/docs/reference/python/schedules#schedule-server'],
  },
  { query: 'SubscribableTopic', library: 'go', expect: ['/docs/reference/go/topics#topic-resource'] },
  {
    query: 'ctx.Request.Data()',
    library: 'go',
    expect: ['/docs/reference/go/apis#http-request-data', '/docs/reference/go/batch#job-request-data'],
  },
  {
    query: 'EventType_Connect',
    library: 'go',
    expect: ['/docs/reference/go/websockets#websocket-event-type'],
  },
  {
    query: 'WithDelay',
    library: 'go',
    expect: ['/docs/reference/go/topics#publish-options-delay', '/docs/messaging#delay'],
  },
  {
    query: 'store.Delete',
    library: 'go',
    expect: ['/docs/reference/go/keyvalue#kv-delete', '/docs/keyvalue#keys'],
  },
  { query: 'AccessVersion', library: 'go', expect: ['/docs/reference/go/secrets#secret-version'] },
  { query: 'Ctx.WithError', library: 'go', expect: ctxErrors },
  {
    query: 'HttpResponse.withError',
    library: 'dart',
    expect: ['/docs/reference/dart/apis#http-response-with-error'],
  },
  {
    query: 'BucketPermission.write',
    library: 'dart',
    expect: ['/docs/reference/dart/storage#bucket-permission'],
  },
  {
    query: 'ctx.next()',
    library: 'dart',
    expect: [...dartNext, '/docs/reference/dart#handlers', '/docs/apis#middleware'],
  },
  {
    query: 'FileEventContext',
    library: 'dart',
    expect: [
      '/docs/reference/dart/storage#file-event-context',
      '/docs/reference/dart/storage#file-event-context-new',
    ],
  },
  { query: 'leaseId', library: 'nodejs', expect: ['/docs/reference/nodejs/queues#dequeued-message'] },
  {
    query: 'WebsocketNotificationRequest',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/websockets#websocket-request'],
  },
  { query: 'http(app)', library: 'nodejs', expect: ['/docs/reference/nodejs/http#http', '/docs/http'] },
  {
    query: 'files()',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/storage#bucket-files', '/docs/storage#files'],
  },
  {
    query: 'Event.FromPayload',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/topics#event-from-payload'],
  },
  {
    query: 'DocumentRef.Set',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/collections#document-set'],
  },
  { query: 'HttpResponse.text', library: 'jvm', expect: ['/docs/reference/jvm/v0/apis#http-response-text'] },
  { query: 'hasNext', library: 'jvm', expect: ['/docs/reference/jvm/v0/collections#query-stream-has-next'] },
];
