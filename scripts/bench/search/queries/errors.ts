import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Messages and codes of errors, as readers copy them from a terminal, a browser, or a log. */
export const ERRORS: readonly RelevanceRow[] = [
  {
    query: 'NotFoundError',
    expect: ['/docs/reference/nodejs#errors', '/docs/reference/nodejs/keyvalue#kv-get'],
  },
  {
    query: 'PermissionDeniedException',
    expect: ['/docs/reference/python/common#permission-denied-exception'],
  },
  {
    query: 'codes.NotFound',
    expect: ['/docs/reference/go/common#error-code', '/docs/reference/go#errors', '/docs/keyvalue'],
  },
  {
    query: 'NotFoundException',
    expect: ['/docs/reference/python/common#not-found-exception', '/docs/keyvalue'],
  },
  {
    query: 'PermissionDenied',
    expect: [
      '/docs/reference/nodejs#errors',
      '/docs/reference/python/common#permission-denied-exception',
      '/docs/reference/go/common#error-code',
    ],
  },
  {
    query: 'NitricUnavailableException',
    expect: ['/docs/reference/python/common#nitric-unavailable-exception'],
  },
  { query: 'EnqueueFailedException', expect: ['/docs/reference/python/queues#enqueue-failed-exception'] },
  {
    query: 'DeadlineExceeded',
    expect: [
      '/docs/reference/go/common#error-code',
      '/docs/reference/python/common#deadline-exceeded-exception',
      '/docs/reference/nodejs#errors',
    ],
  },
  {
    query: 'ResourceExhausted',
    expect: [
      '/docs/reference/go/common#error-code',
      '/docs/reference/python/common#resource-exhausted-exception',
      '/docs/reference/nodejs#errors',
    ],
  },
  {
    query: 'UnimplementedError',
    expect: ['/docs/reference/nodejs#errors', '/docs/reference/nodejs/topics#topic-publish'],
  },
  {
    query: 'grpclib.exceptions.GRPCError',
    expect: ['/docs/reference/python#errors', '/docs/reference/python/common#errors-from-grpc-error'],
  },
  { query: 'GrpcError', library: 'dart', expect: ['/docs/reference/dart#errors'] },
  { query: 'FormatException', expect: ['/docs/reference/dart#errors', '/docs/reference/dart#values'] },
  { query: 'Stream from membrane closed.', expect: ['/docs/reference/python/storage#notes'] },
  { query: 'error occurred registering', expect: ['/docs/reference/dart/common#nitric'] },
  {
    query: 'Internal Server Error',
    expect: [
      '/docs/reference/nodejs/apis#notes',
      '/docs/reference/go/apis#notes',
      '/docs/reference/go#handlers',
      '/docs/apis#routes',
      '/docs/reference/go/apis#http-context-with-error',
    ],
  },
  {
    query: "No 'Access-Control-Allow-Origin' header is present on the requested resource",
    expect: ['/docs/apis#cors', '/docs/storage#browser'],
  },
  { query: 'blocked by CORS policy', expect: ['/docs/apis#cors', '/docs/storage#browser'] },
  {
    query: 'RuntimeError: There is no current event loop python 3.14',
    expect: ['/docs/reference/python#install'],
  },
  {
    query: 'passphrase must be set with PULUMI_CONFIG_PASSPHRASE',
    expect: ['/docs/reference/providers/pulumi#passphrase', '/docs/reference/cli#pulumi'],
  },
  { query: 'the stack is currently locked', expect: ['/docs/reference/providers/pulumi#interrupted'] },
  {
    query: 'bucket you tried to delete is not empty',
    expect: [
      '/docs/reference/cli#down',
      '/docs/storage#clouds',
      '/docs/reference/providers/aws#limits',
      '/docs/guides/terraform#delete',
    ],
  },
  {
    query: 'relation "products" does not exist',
    expect: ['/docs/sql', '/docs/sql#migrations', '/docs/sql#local'],
  },
  {
    query: 'Task timed out after 15.00 seconds',
    expect: ['/docs/reference/providers/aws#service-keys', '/docs/schedules#limits'],
  },
  {
    query: 'port already in use',
    expect: [
      '/docs/reference/cli#ports',
      '/docs/reference/cli#fixed-ports',
      '/docs/getting-started/quickstart#local',
    ],
  },
  { query: 'docker permission denied linux', expect: ['/docs/reference/cli#tools'] },
  {
    query: 'file larger than 4 MB fails',
    expect: [
      '/docs/storage#limits',
      ...inReferences('storage#file-write'),
      ...inReferences('storage#file-read', ['nodejs', 'go']),
    ],
  },
  { query: 'no value for secret', expect: ['/docs/secrets#first-value'] },
  {
    query: 'IllegalArgumentException list',
    library: 'jvm',
    expect: [
      '/docs/reference/jvm/v0/collections#notes',
      '/docs/reference/jvm/v0/collections#document-set',
      '/docs/reference/jvm/v0/topics#notes',
      '/docs/reference/jvm/v0/topics#topic-publish',
    ],
  },
  { query: 'StatusRuntimeException', expect: ['/docs/reference/jvm/v0#errors'] },
  {
    query: 'NitricNotRunningException',
    expect: ['/docs/reference/python/common#nitric-not-running-exception'],
  },
  { query: 'AggregateException', library: 'csharp', expect: ['/docs/reference/csharp/v0/common#run'] },
  {
    query: 'Allow never returns',
    library: 'go',
    expect: [
      '/docs/reference/go#declare',
      ...[
        'storage#bucket-allow',
        'keyvalue#kv-allow',
        'queues#queue-allow',
        'topics#topic-allow',
        'secrets#secret-allow',
        'batch#job-allow',
      ].map((section) => `/docs/reference/go/${section}`),
    ],
  },
  {
    query: 'DataLoss',
    expect: [
      '/docs/reference/go/common#error-code',
      '/docs/reference/python/common#data-loss-exception',
      '/docs/reference/nodejs#errors',
    ],
  },
  { query: 'missing x-ms-blob-type header', expect: ['/docs/storage#browser'] },
  {
    query: 'CollectionDepthException',
    expect: ['/docs/reference/python/v0/collections#collection-depth-exception'],
  },
];
