import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Names from code. Without a chosen library, any current library that spells the symbol this way is right. */
export const SYMBOLS: readonly RelevanceRow[] = [
  { query: 'NewQueue', expect: ['/docs/reference/go/queues#queue'] },
  { query: 'NewSqlDatabase', expect: ['/docs/reference/go/sql#sql'] },
  { query: 'jsonResponse', expect: ['/docs/reference/nodejs/apis#json-response'] },
  {
    query: 'to_response',
    expect: [
      '/docs/reference/python/batch#job-context-to-response',
      '/docs/reference/python/topics#message-context-to-response',
    ],
  },
  { query: 'kv.set', expect: [...inReferences('keyvalue#kv-set'), '/docs/keyvalue'] },
  { query: 'store.keys()', expect: [...inReferences('keyvalue#kv-keys'), '/docs/keyvalue#keys'] },
  { query: 'has_run', expect: ['/docs/reference/python/common#has-run'] },
  { query: 'isCollecting', expect: ['/docs/reference/nodejs/common#lifecycle-is-collecting'] },
  { query: 'NewJob', expect: ['/docs/reference/go/batch#job'] },
  { query: 'WithMigrationsPath', expect: ['/docs/reference/go/sql#sql-options-migrations'] },
  {
    query: 'WithNoMethodSecurity',
    expect: ['/docs/reference/go/apis#method-options-no-security', '/docs/apis#security'],
  },
  {
    query: 'exception_from_grpc_code',
    expect: ['/docs/reference/python/common#exception-from-grpc-code'],
  },
  { query: 'errors.NewWithCause', expect: ['/docs/reference/go/common#errors-new-with-cause'] },
  { query: 'FileMode', expect: inReferences('storage#file-mode', ['nodejs', 'python']) },
  { query: 'asBytes', expect: ['/docs/reference/nodejs/secrets#secret-value-bytes'] },
  { query: 'as_string()', expect: ['/docs/reference/python/secrets#secret-value-string'] },
  { query: 'WebsocketEvent.disconnect', expect: ['/docs/reference/dart/websockets#websocket-event-type'] },
  {
    query: 'websocket.url()',
    expect: ['/docs/reference/nodejs/websockets#websocket-url', '/docs/websockets#close'],
  },
  {
    query: 'ctx.req.query',
    expect: [
      ...inReferences('apis#http-request', ['nodejs', 'python']),
      '/docs/reference/go/apis#http-request-query',
      '/docs/apis#requests',
      '/docs/apis/requests',
      '/docs/apis/requests#several-values',
    ],
  },
  {
    query: 'message.complete()',
    expect: [...inReferences('queues#dequeued-message-complete'), '/docs/messaging#queues'],
  },
  { query: 'FailedMessage', expect: inReferences('queues#failed-message') },
  { query: 'KeyStream', expect: ['/docs/reference/go/keyvalue#kv-key-stream'] },
  { query: 'QueueEverything', expect: ['/docs/reference/go/queues#queue-permission'] },
  {
    query: 'IntervalContext',
    expect: inReferences('schedules#interval-context', ['nodejs', 'python', 'dart']),
  },
  { query: 'NewBucketClient', expect: ['/docs/reference/go/storage#bucket-ref-new'] },
  { query: 'TriggerMiddleware', expect: ['/docs/reference/nodejs/common#trigger-middleware'] },
];
