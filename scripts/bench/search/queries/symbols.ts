import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Names from code. Without a chosen library, any current library that spells the symbol this way is right. */
export const SYMBOLS: readonly RelevanceRow[] = [
  {
    query: 'bucket.on',
    expect: [
      '/docs/storage#events',
      ...inReferences('storage#bucket-on'),
      ...inReferences('storage#bucket-ref-on', ['nodejs', 'python', 'dart']),
    ],
  },
  { query: 'NewApi', expect: ['/docs/reference/go/apis#api'] },
  { query: 'NewBucket', expect: ['/docs/reference/go/storage#bucket'] },
  { query: 'NewKv', expect: ['/docs/reference/go/keyvalue#kv'] },
  {
    query: 'getUploadUrl',
    expect: [...inReferences('storage#file-upload-url', ['nodejs', 'dart']), '/docs/storage#signed-urls'],
  },
  {
    query: 'getDownloadUrl()',
    expect: [...inReferences('storage#file-download-url', ['nodejs', 'dart']), '/docs/storage#signed-urls'],
  },
  { query: 'getUploadUrl python', expect: ['/docs/reference/python/storage#file-upload-url'] },
  { query: 'upload_url', expect: ['/docs/reference/python/storage#file-upload-url'] },
  { query: 'createHandler', expect: ['/docs/reference/nodejs/apis#create-handler'] },
  { query: 'compose_middleware', expect: ['/docs/reference/python/common#create-handler'] },
  { query: 'composeMiddleware', expect: ['/docs/reference/dart/common#create-handler'] },
  {
    query: 'oidcRule',
    expect: [...inReferences('apis#oidc-rule', ['nodejs', 'go', 'dart']), '/docs/apis#security'],
  },
  { query: 'oidc_rule', expect: ['/docs/reference/python/apis#oidc-rule'] },
  { query: 'connectionString', expect: inReferences('sql#sql-connection-string', ['nodejs', 'go', 'dart']) },
  { query: 'connection_string', expect: ['/docs/reference/python/sql#sql-connection-string'] },
  { query: 'ctx.req.json', expect: inReferences('apis#http-request-json', ['nodejs', 'dart']) },
  { query: 'ctx.res.status', expect: [...inReferences('apis#http-response'), '/docs/apis#requests'] },
  { query: 'Nitric.run()', expect: ['/docs/reference/python/common#run', '/docs/reference/go/common#run'] },
  { query: 'LifecycleStage', expect: ['/docs/reference/nodejs/common#lifecycle-stage'] },
  { query: 'Lifecycle.whenRunning', expect: ['/docs/reference/nodejs/common#lifecycle-when-running'] },
  { query: 'WithPresignUrlExpiry', expect: ['/docs/reference/go/storage#file-url-options-expiry'] },
  { query: 'WithCpus', expect: ['/docs/reference/go/batch#job-requirements-cpus'] },
  { query: 'ListFiles', expect: ['/docs/reference/go/storage#bucket-files'] },
  { query: 'FromGrpcError', expect: ['/docs/reference/go/common#errors-from-grpc-error'] },
  {
    query: 'schedule.every',
    expect: [...inReferences('schedules#schedule-every'), '/docs/schedules#rates', '/docs/schedules'],
  },
  {
    query: "schedule('report').cron",
    expect: [...inReferences('schedules#schedule-cron'), '/docs/schedules#cron'],
  },
  { query: 'topic.publish', expect: [...inReferences('topics#topic-publish'), '/docs/messaging#topics'] },
  { query: 'topic.subscribe', expect: [...inReferences('topics#topic-subscribe'), '/docs/messaging#topics'] },
  { query: 'dequeue', expect: [...inReferences('queues#queue-dequeue'), '/docs/messaging#queues'] },
  { query: 'queue.enqueue', expect: [...inReferences('queues#queue-enqueue'), '/docs/messaging#queues'] },
  {
    query: "websocket.on('message')",
    expect: [...inReferences('websockets#websocket-on', ['nodejs', 'python', 'go']), '/docs/websockets'],
  },
  { query: 'kv.get', expect: [...inReferences('keyvalue#kv-get'), '/docs/keyvalue'] },
  {
    query: 'secret.latest().access()',
    expect: [
      ...inReferences('secrets#secret-version-access', ['nodejs', 'python', 'dart']),
      ...inReferences('secrets#secret-latest', ['nodejs', 'python', 'dart']),
      '/docs/secrets#versions',
    ],
  },
  {
    query: 'api.route',
    expect: [...inReferences('apis#api-route', ['nodejs', 'go', 'dart']), '/docs/apis#routes'],
  },
  { query: 'job.submit', expect: [...inReferences('batch#job-submit'), '/docs/batch#submit'] },
  { query: 'api.url', expect: inReferences('apis#api-url', ['nodejs', 'python']) },
  {
    query: 'file.exists',
    expect: [...inReferences('storage#file-exists', ['nodejs', 'dart', 'python']), '/docs/storage#files'],
  },
  { query: 'HttpMiddleware', expect: inReferences('apis#http-middleware', ['nodejs', 'python']) },
  { query: 'BlobEventType', expect: inReferences('storage#bucket-event-type', ['nodejs', 'python', 'dart']) },
  { query: 'SignUrlOptions', expect: ['/docs/reference/nodejs/storage#file-url-options'] },
  { query: 'SQLDatabaseResource', expect: ['/docs/reference/nodejs/sql#sql-resource'] },
  { query: 'JobResourceRequirements', expect: inReferences('batch#job-requirements', ['nodejs', 'dart']) },
  { query: 'ScanKeysOption', expect: ['/docs/reference/go/keyvalue#kv-keys-options'] },
  { query: 'BucketRead', expect: ['/docs/reference/go/storage#bucket-permission'] },
  { query: 'HttpContext.fromCtx', expect: ['/docs/reference/dart/apis#http-context-from-ctx'] },
  { query: 'MessageContext', expect: inReferences('topics#message-context', ['nodejs', 'python', 'dart']) },
  { query: 'json middleware', expect: ['/docs/reference/nodejs/apis#json-middleware'] },
  { query: 'signUrl', expect: ['/docs/reference/nodejs/storage#file-sign-url'] },
];
