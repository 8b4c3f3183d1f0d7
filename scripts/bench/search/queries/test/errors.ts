import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Messages and codes of errors, as readers copy them from a terminal, a browser, or a log, or put them into words. */
export const ERRORS: readonly RelevanceRow[] = [
  {
    query: 'UnavailableError',
    expect: ['/docs/reference/nodejs#errors', '/docs/guides/nodejs/testing#problems'],
  },
  {
    query: 'InvalidArgumentException',
    expect: ['/docs/reference/python/common#invalid-argument-exception'],
  },
  {
    query: 'codes.FailedPrecondition',
    expect: ['/docs/reference/go/common#error-code', '/docs/reference/go#errors'],
  },
  {
    query: 'UnicodeDecodeError',
    expect: [
      '/docs/reference/python/secrets#secret-value-string',
      '/docs/reference/python/apis#http-request',
    ],
  },
  {
    query: 'io.EOF',
    expect: [
      '/docs/reference/go/keyvalue#kv-key-stream-recv',
      '/docs/reference/go/keyvalue#kv-keys',
      '/docs/keyvalue#keys',
    ],
  },
  { query: 'NitricResourceException', expect: ['/docs/reference/python/common#nitric-resource-exception'] },
  { query: 'NitricProviderError', expect: ['/docs/reference/nodejs#errors'] },
  {
    query: 'ArgumentError expiry of a link',
    library: 'dart',
    expect: [
      '/docs/reference/dart#errors',
      ...inReferences('storage#file-download-url', ['dart']),
      ...inReferences('storage#file-upload-url', ['dart']),
    ],
  },
  {
    query: 'files() error cannot be caught',
    expect: [
      '/docs/storage#files',
      '/docs/reference/nodejs#errors',
      '/docs/reference/nodejs/storage#bucket-files',
    ],
  },
  {
    query: 'pattern does not match any file',
    expect: [
      '/docs/troubleshooting#no-services',
      '/docs/concepts/project-structure#match',
      '/docs/reference/cli#project-file',
      '/docs/reference/cli/local-development#errors',
    ],
  },
  {
    query: 'empty config block in the stack file',
    expect: [
      '/docs/troubleshooting#stack-file',
      ...['aws', 'azure', 'gcp'].map((cloud) => `/docs/reference/providers/${cloud}/configuration#errors`),
    ],
  },
  {
    query: 'path must start with /',
    expect: ['/docs/troubleshooting#leading-slash', '/docs/apis#limits', '/docs/apis#routes'],
  },
  {
    query: 'http called twice in one service',
    expect: [
      '/docs/http#limits',
      '/docs/reference/nodejs/http#http',
      '/docs/http#start-problems',
      '/docs/troubleshooting#duplicate-handler',
    ],
  },
  {
    query: 'imported bucket not found',
    expect: [
      '/docs/reference/providers/aws/imports#kinds',
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/aws/imports',
    ],
  },
  {
    query: 'publish with delay fails on azure',
    expect: [
      '/docs/reference/providers/azure/topics#delay',
      '/docs/messaging#delay',
      '/docs/messaging#limits',
      '/docs/reference/providers/azure#limits',
      ...inReferences('topics#topic-publish'),
      '/docs/reference/go/topics#publish-options-delay',
      '/docs/reference/nodejs/topics#publish-options',
      '/docs/reference/providers/azure/topics#limits',
    ],
  },
  {
    query: 'Cannot connect to the Docker daemon',
    expect: [
      '/docs/troubleshooting#docker',
      '/docs/reference/cli/installation#tools',
      '/docs/faq#docker',
      '/docs/guides/deploying/google-cloud-build',
      '/docs/reference/cli/installation#missing-tools',
      '/docs/guides/deploying#failures',
      '/docs/getting-started/installation#tools',
    ],
  },
  {
    query: 'websocket without a disconnect handler',
    expect: [
      '/docs/troubleshooting#duplicate-handler',
      '/docs/websockets#limits',
      '/docs/websockets',
      ...inReferences('websockets#websocket-on', ['nodejs', 'python', 'go']),
    ],
  },
  {
    query: 'OutOfRange',
    expect: [
      '/docs/reference/go/common#error-code',
      '/docs/reference/python/common#out-of-range-exception',
      '/docs/reference/nodejs#errors',
    ],
  },
  {
    query: 'x509: certificate signed by unknown authority',
    expect: ['/docs/reference/custom-containers#create-a-dockerfile-template'],
  },
  {
    query: 'failed to respond within 5s',
    expect: [
      '/docs/http#start-problems',
      '/docs/guides/nodejs/nestjs#problems',
      '/docs/guides/nodejs/fastify#plugins',
    ],
  },
  { query: 'unable to lookup imported S3 bucket', expect: ['/docs/reference/providers/aws/imports#kinds'] },
  {
    query: 'could not create a builder instance with TLS data loaded from environment',
    expect: ['/docs/guides/deploying/gitlab-ci#docker', '/docs/guides/deploying/gitlab-ci#failures'],
  },
  {
    query: 'WebSocket connection failed code 1006',
    expect: ['/docs/guides/nodejs/websockets#troubleshooting'],
  },
  {
    query: 'batch job stuck in RUNNABLE',
    expect: [
      '/docs/reference/providers/aws/batch#logs',
      '/docs/guides/nodejs/image-thumbnails#troubleshooting',
      '/docs/reference/providers/aws/batch#gpus',
      '/docs/guides/nodejs/image-thumbnails#gpu',
    ],
  },
  { query: 'Waiting for your application to start', expect: ['/docs/getting-started/local-dashboard#empty'] },
];
