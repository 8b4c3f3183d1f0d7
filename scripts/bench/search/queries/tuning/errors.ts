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
      '/docs/troubleshooting#permission-denied',
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
      '/docs/apis/requests#uncaught',
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
    expect: [
      '/docs/reference/providers/pulumi#passphrase',
      '/docs/reference/cli#pulumi',
      '/docs/troubleshooting#passphrase',
    ],
  },
  {
    query: 'the stack is currently locked',
    expect: [
      '/docs/guides/deploying#locked',
      '/docs/troubleshooting#locked-stack',
      '/docs/reference/providers/pulumi#interrupted',
    ],
  },
  {
    query: 'bucket you tried to delete is not empty',
    expect: [
      '/docs/guides/terraform/s3-encryption#delete',
      '/docs/getting-started/deployment#down',
      '/docs/reference/cli#down',
      '/docs/storage#clouds',
      '/docs/reference/providers/aws#limits',
      '/docs/guides/terraform#delete',
    ],
  },
  {
    query: 'relation "products" does not exist',
    expect: [
      '/docs/troubleshooting#migrations',
      '/docs/sql',
      '/docs/sql#migrations',
      '/docs/sql#local',
      '/docs/sql#troubleshooting',
    ],
  },
  {
    query: 'Task timed out after 15.00 seconds',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/schedules#limits',
      '/docs/reference/providers/aws/apis#cold-starts',
      '/docs/guides/nodejs/uptime#troubleshooting',
    ],
  },
  {
    query: 'port already in use',
    expect: [
      '/docs/troubleshooting#port-in-use',
      '/docs/reference/cli/local-development#ports',
      '/docs/reference/cli/local-development#fixed-ports',
      '/docs/getting-started/quickstart#local',
    ],
  },
  {
    query: 'docker permission denied linux',
    expect: ['/docs/reference/cli/installation#tools', '/docs/troubleshooting#docker'],
  },
  {
    query: 'file larger than 4 MB fails',
    expect: [
      '/docs/storage#limits',
      ...inReferences('storage#file-write'),
      ...inReferences('storage#file-read', ['nodejs', 'go']),
    ],
  },
  {
    query: 'no value for secret',
    expect: ['/docs/troubleshooting#empty-secret', '/docs/secrets#first-value'],
  },
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
  {
    query: 'AccessDenied when reading a bucket',
    reason: 'The types of permissions have the words of the message and of the bucket.',
    expect: [
      '/docs/storage#permissions',
      '/docs/concepts/introduction#permissions',
      ...inReferences('storage#bucket-allow'),
      '/docs/troubleshooting#permission-denied',
    ],
  },
  {
    query: 'no Pulumi.yaml project file found',
    reason: 'The messages about the project file of Nitric have the same words.',
    expect: ['/docs/reference/providers/pulumi'],
  },
  {
    query: 'nitric up asks for passphrase in ci',
    expect: [
      '/docs/troubleshooting#passphrase',
      '/docs/reference/providers/pulumi#passphrase',
      '/docs/reference/providers/pulumi#pipelines',
      '/docs/reference/cli#pulumi',
      '/docs/reference/cli/stacks#ci',
    ],
  },
  {
    query: 'secret has no latest version',
    expect: ['/docs/secrets#first-value', '/docs/troubleshooting#empty-secret'],
  },
  { query: 'websocket requires all three handlers', expect: ['/docs/websockets#limits'] },
  {
    query: 'two handlers on the same route',
    reason: 'The section about routes comes before the one about limits.',
    expect: [
      '/docs/apis#limits',
      '/docs/concepts/introduction#life-of-a-declaration',
      '/docs/apis',
      '/docs/troubleshooting#duplicate-route',
    ],
  },
  {
    query: 'custom domain hosted zone not found',
    expect: ['/docs/apis#domains', '/docs/reference/providers/aws/configuration#api-keys'],
  },
  {
    query: 'a pattern matches no files',
    expect: [
      '/docs/concepts/project-structure#match',
      '/docs/reference/cli#project-file',
      '/docs/troubleshooting#no-services',
    ],
  },
  {
    query: 'stack is being updated by another deployment',
    expect: ['/docs/troubleshooting#locked-stack', '/docs/reference/providers/pulumi#interrupted'],
  },
  {
    query: 'template requires a Terraform CLI',
    expect: [
      '/docs/reference/providers/terraform#prerequisites',
      '/docs/guides/terraform#prerequisites',
      '/docs/reference/cli/installation#tools',
    ],
  },
  {
    query: 'KeyError value not found in store',
    expect: [
      '/docs/keyvalue',
      ...inReferences('keyvalue#kv-get'),
      '/docs/reference/python/common#not-found-exception',
    ],
  },
  {
    query: 'publishing with a delay fails on azure',
    expect: [
      '/docs/reference/providers/azure/topics#delay',
      '/docs/reference/providers/azure#limits',
      '/docs/messaging#delay',
      '/docs/messaging#limits',
    ],
  },
  {
    query: 'Duplicate resource URN',
    expect: [
      '/docs/reference/providers/azure/topics#resources',
      '/docs/reference/providers/azure/storage#events',
      '/docs/reference/providers/aws/topics#resources',
    ],
  },
  {
    query: 'containing objects without force_destroy',
    expect: ['/docs/reference/providers/gcp/storage#down'],
  },
  { query: 'no pg_hba.conf entry', expect: ['/docs/reference/providers/azure/sql#tls'] },
  {
    query: 'function returned 500 status',
    expect: ['/docs/troubleshooting#server-error', '/docs/apis#routes', ...inReferences('apis#notes')],
  },
  {
    query: '401 unauthorized from gateway',
    expect: ['/docs/troubleshooting#gateway-errors', '/docs/apis#security'],
  },
  {
    query: 'preflight request fails with 401',
    expect: ['/docs/troubleshooting#gateway-errors', '/docs/apis#cors'],
  },
  { query: 'UnauthenticatedException', expect: ['/docs/reference/python/common#unauthenticated-exception'] },
  { query: 'AlreadyExistsError', expect: ['/docs/reference/nodejs#errors'] },
  {
    query: 'codes.PermissionDenied',
    expect: ['/docs/reference/go/common#error-code', '/docs/reference/go#errors'],
  },
  {
    query: 'ArgumentError expiry dart',
    expect: [
      '/docs/reference/dart#errors',
      '/docs/reference/dart/storage#file-upload-url',
      '/docs/reference/dart/storage#file-download-url',
    ],
  },
  {
    query: 'the decorated function is None',
    expect: [
      '/docs/guides/python/testing',
      '/docs/reference/python#handlers',
      '/docs/guides/python/testing#failures',
    ],
  },
  { query: 'panic: unknown permission', expect: ['/docs/reference/go#declare'] },
  {
    query: 'message is not valid UTF-8',
    expect: ['/docs/reference/dart#errors', '/docs/reference/dart/websockets#notes'],
  },
  {
    query: 'feature requires preview flag',
    expect: [
      '/docs/troubleshooting#preview-feature',
      '/docs/reference/preview-features',
      '/docs/reference/preview-features#flags',
    ],
  },
  {
    query: 'no space left buildx cache',
    expect: ['/docs/guides/deploying#cache', '/docs/reference/cli#containers'],
  },
  {
    query: 'queue rejects more than 10 messages',
    reason: 'The page comes first as a whole.',
    expect: [
      '/docs/messaging#limits',
      '/docs/reference/providers/aws#limits',
      '/docs/reference/providers/aws/queues#delivery',
    ],
  },
  {
    query: 'node process ends when files() fails',
    expect: [
      '/docs/storage#files',
      '/docs/reference/nodejs#errors',
      '/docs/reference/nodejs/storage#bucket-files',
    ],
  },
  {
    query: 'GoneException websocket connection is gone',
    reason: 'The call that fails comes before the section that explains the failure.',
    expect: ['/docs/websockets#broadcast'],
  },
  {
    query: 'command not found: nitric',
    expect: ['/docs/getting-started/installation', '/docs/reference/cli/installation'],
  },
  { query: "ModuleNotFoundError: No module named 'nitric'", expect: ['/docs/reference/python#install'] },
  { query: "Cannot find module '@nitric/sdk'", expect: ['/docs/reference/nodejs#install'] },
  {
    query: 'connect ECONNREFUSED 127.0.0.1:50051',
    expect: ['/docs/reference/env#services', '/docs/reference/go#declare', '/docs/troubleshooting#no-server'],
  },
  {
    query: 'docker daemon is not running',
    expect: ['/docs/troubleshooting#docker', '/docs/reference/cli/installation#tools', '/docs/faq#docker'],
  },
  {
    query: 'no stack files found',
    expect: ['/docs/troubleshooting#no-stack', '/docs/reference/cli#stack-new'],
  },
  {
    query: 'the provided passphrase is incorrect',
    expect: ['/docs/reference/providers/pulumi#passphrase', '/docs/troubleshooting#passphrase'],
  },
  {
    query: 'payload too large uploading a file',
    expect: ['/docs/storage#limits', '/docs/storage#signed-urls', '/docs/apis/requests#limits'],
  },
  { query: 'function timed out', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  { query: 'no default credentials google', expect: ['/docs/reference/providers/gcp#credentials'] },
  { query: 'unauthenticated request accepted locally', expect: ['/docs/faq#local-auth'] },
  { query: 'gpu quota exceeded', expect: ['/docs/batch#limits'] },
  { query: 'invalid cron expression', expect: ['/docs/schedules#cron'] },
  {
    query: 'resource declared twice',
    reason: 'The page about declarations comes first as a whole.',
    expect: ['/docs/apis#limits', '/docs/apis', '/docs/troubleshooting#duplicate-handler'],
  },
  {
    query: 'api rejected lower case name with hyphens',
    expect: [
      '/docs/getting-started/resources-overview#names',
      '/docs/support/upgrade#plan',
      '/docs/reference/python#declare',
      '/docs/reference/go#declare',
      '/docs/reference/nodejs#declare',
      '/docs/reference/dart#declare',
      '/docs/concepts/how-devs-use-nitric#problems',
      '/docs/troubleshooting#invalid-name',
    ],
  },
  { query: 'certificate not trusted localhost', expect: ['/docs/reference/cli/local-development#https'] },
  { query: 'too many connections for role postgres', expect: ['/docs/sql#pool'] },
  {
    query: 'websocket address returns 403',
    expect: [
      '/docs/reference/providers/aws#limits',
      '/docs/websockets#clouds',
      '/docs/reference/providers/aws/websockets',
    ],
  },
  { query: 'import of a bucket fails, not found', expect: ['/docs/reference/providers/aws#imports'] },
  { query: 'UnavailableException', expect: ['/docs/reference/python/common#unavailable-exception'] },
  { query: 'OutOfRangeError', expect: ['/docs/reference/nodejs#errors'] },
  { query: 'codes.Unavailable', expect: ['/docs/reference/go/common#error-code'] },
  {
    query: 'FailedPreconditionException',
    expect: ['/docs/reference/python/common#failed-precondition-exception'],
  },
  { query: 'AbortedError', expect: ['/docs/reference/nodejs#errors'] },
  {
    query: 'unhandled GrpcError ends the process',
    reason: 'The section about errors of Node.js says what ends the process, too.',
    expect: ['/docs/reference/dart#errors'],
  },
  { query: 'second call of Allow hangs', expect: ['/docs/reference/go#declare'] },
  {
    query: 'No service found in project, check your nitric.yaml',
    reason: 'The sections about a missing project file have the same words.',
    expect: ['/docs/troubleshooting#no-services', '/docs/reference/cli/local-development#errors'],
  },
  {
    query: 'address already in use 4001',
    expect: [
      '/docs/troubleshooting#port-in-use',
      '/docs/guides/nodejs/debugging#problems',
      '/docs/reference/cli/local-development#ports',
      '/docs/reference/cli/local-development#fixed-ports',
    ],
  },
  { query: 'Illegal runtime method call', expect: ['/docs/troubleshooting#illegal-call'] },
  { query: 'nitric up Cannot connect to the Docker daemon', expect: ['/docs/troubleshooting#docker'] },
  {
    query: 'unable to build service error building services',
    expect: ['/docs/troubleshooting#build-failed'],
  },
  {
    query: 'the stack is currently locked by 1 lock(s)',
    expect: ['/docs/troubleshooting#locked-stack', '/docs/guides/deploying#locked'],
  },
  {
    query: 'PULUMI_ACCESS_TOKEN must be set for login during non-interactive CLI sessions',
    expect: ['/docs/troubleshooting#pulumi-login'],
  },
  {
    query: 'incorrect passphrase',
    expect: ['/docs/troubleshooting#passphrase', '/docs/reference/providers/pulumi#passphrase'],
  },
  {
    query: 'multiple stacks found in project, please specify one with -s',
    expect: ['/docs/troubleshooting#no-stack', '/docs/reference/cli/stacks#errors'],
  },
  {
    query: 'region is not set or invalid',
    expect: [
      '/docs/troubleshooting#stack-file',
      '/docs/reference/providers/aws/configuration#errors',
      '/docs/reference/providers/gcp/configuration#errors',
      '/docs/reference/providers/azure/configuration#errors',
      '/docs/reference/cli/stacks#errors',
    ],
  },
  { query: 'configuration key heavy should not be empty', expect: ['/docs/troubleshooting#stack-file'] },
  { query: 'multiple schedules registered with name', expect: ['/docs/troubleshooting#duplicate-handler'] },
  {
    query: 'cannot register HTTP proxy, API routes have already been registered',
    expect: ['/docs/troubleshooting#duplicate-handler', '/docs/http#limits', '/docs/http#start-problems'],
  },
  {
    query: 'relation "orders" does not exist',
    reason: 'The section about migrations has the first word, and the message is the next hit.',
    expect: [
      '/docs/troubleshooting#migrations',
      '/docs/sql#local',
      '/docs/guides/nodejs/nitric-and-drizzle#troubleshooting',
      '/docs/guides/nodejs/nitric-and-prisma#troubleshooting',
    ],
  },
  {
    query: 'BucketNotEmpty',
    expect: ['/docs/reference/providers/aws/storage#empty', '/docs/troubleshooting#down-bucket'],
  },
  { query: 'worker timeout', expect: ['/docs/troubleshooting#worker-timeout', '/docs/reference/env#server'] },
  {
    query: 'secret has no value after deploy',
    expect: ['/docs/troubleshooting#empty-secret', '/docs/secrets#first-value'],
  },
  { query: 'lambda returns 502 bad gateway', expect: ['/docs/troubleshooting#server-error'] },
  {
    query: '401 unauthorized and a cors error in the browser',
    expect: ['/docs/troubleshooting#gateway-errors', '/docs/apis#cors'],
  },
  { query: 'oidc issuer openid-configuration cannot be read', expect: ['/docs/troubleshooting#oidc'] },
  {
    query: '14 UNAVAILABLE: No connection established',
    expect: [
      '/docs/guides/nodejs/testing#problems',
      '/docs/guides/python/testing#failures',
      '/docs/troubleshooting#no-server',
    ],
  },
  { query: 'Failed to parse URL', expect: ['/docs/guides/nodejs/api-with-nextjs#server'] },
  {
    query: 'Unknown or unexpected option: --inspect',
    expect: ['/docs/guides/nodejs/debugging#problems', '/docs/guides/nodejs/debugging#port'],
  },
  {
    query: 'attempted to use an OIDC URL pointing to an invalid OIDC config',
    expect: ['/docs/guides/nodejs/secure-api-auth0#troubleshooting', '/docs/troubleshooting#oidc'],
  },
  { query: 'Invalid API Key provided', expect: ['/docs/guides/nodejs/stripe#troubleshooting'] },
  {
    query: 'Trial accounts cannot send messages to unverified numbers',
    expect: ['/docs/guides/nodejs/twilio#troubleshooting'],
  },
  {
    query: 'matplotlib cache read-only file system lambda',
    expect: ['/docs/guides/python/create-histogram#image'],
  },
  { query: 'Provider configuration not present', expect: ['/docs/guides/terraform/s3-replicate#delete'] },
  {
    query: 'docker buildx is required to run this command',
    expect: ['/docs/reference/cli/installation#missing-tools', '/docs/troubleshooting#docker'],
  },
  {
    query: 'AccessDenied kms:Decrypt imported secret',
    expect: ['/docs/reference/providers/aws/imports#kms'],
  },
  {
    query: 'error sending message to websocket',
    expect: ['/docs/reference/providers/aws/websockets#send', '/docs/websockets#troubleshooting'],
  },
  {
    query: 'too many connections azure postgresql',
    expect: ['/docs/reference/providers/azure/sql#connections'],
  },
  {
    query: 'docker providers are not enabled for this project',
    expect: ['/docs/reference/providers/install/docker#errors', '/docs/reference/providers/install/docker'],
  },
  {
    query: 'unable to read file, this may be due to a missing permissions request in your code',
    expect: ['/docs/storage#troubleshooting', '/docs/troubleshooting#permission-denied'],
  },
  {
    query: "the project does not have the 'websites' preview feature enabled",
    expect: ['/docs/websites#add', '/docs/troubleshooting#preview-feature'],
  },
  {
    query: '{"message":"Unauthorized"}',
    expect: [
      '/docs/reference/providers/aws/apis#tokens',
      '/docs/guides/nodejs/amazon-cognito#deploy',
      '/docs/guides/nodejs/amazon-cognito#troubleshooting',
      '/docs/troubleshooting#gateway-errors',
    ],
  },
  {
    query: 'NITRIC_HTTP_PROXY_PORT not set. Finding open port',
    expect: ['/docs/guides/nodejs/expressjs#run', '/docs/http#start-problems', '/docs/http#local'],
  },
  {
    query: 'ModuleNotFoundError import from project root PYTHONPATH',
    library: 'python',
    expect: [
      '/docs/guides/python/serverless-rest-api-example#project',
      '/docs/guides/python/testing#arrange',
    ],
  },
  {
    query: 'default vpc deleted batch deployment fails',
    expect: ['/docs/reference/providers/aws/batch#resources', '/docs/batch#troubleshooting'],
  },
  { query: 'role deleted 7 days google cloud', expect: ['/docs/reference/providers/gcp#find'] },
  {
    query: 'NitricResourceException call is in a handler',
    library: 'python',
    expect: [
      '/docs/reference/python/queues#queue-allow',
      '/docs/reference/python/common#nitric-resource-exception',
      '/docs/reference/python#errors',
      '/docs/reference/python/storage#bucket-allow',
      '/docs/reference/python/secrets#secret-allow',
      '/docs/reference/python/topics#topic-allow',
      '/docs/reference/python/keyvalue#kv-allow',
      '/docs/reference/python/batch#job-allow',
    ],
  },
  { query: 'error pulling image', expect: ['/docs/reference/providers/install/docker#errors'] },
  {
    query: 'matplotlib cannot write its font cache in lambda',
    expect: ['/docs/guides/python/create-histogram#image'],
  },
  {
    query: 'AggregateException when the service stops',
    library: 'csharp',
    expect: ['/docs/reference/csharp/v0/common#run'],
  },
  {
    query: 'AADSTS700213',
    expect: [
      '/docs/guides/deploying/github-actions#azure',
      '/docs/guides/deploying/azure-pipelines#failures',
    ],
  },
  { query: 'errors.Code returns Unknown', library: 'go', expect: ['/docs/reference/go#errors'] },
  {
    query: "path 'orders' which is missing a leading slash",
    expect: ['/docs/troubleshooting#leading-slash'],
  },
  {
    query: "listener for bucket 'inbox' already registered, only one listener per service",
    expect: [
      '/docs/storage/events#several',
      '/docs/storage/events',
      '/docs/storage#limits',
      '/docs/troubleshooting#duplicate-handler',
    ],
  },
  {
    query: 'UnavailableError: 14 UNAVAILABLE: No connection established',
    expect: [
      '/docs/guides/nodejs/testing#problems',
      '/docs/troubleshooting#no-server',
      '/docs/reference/nodejs#errors',
    ],
  },
  {
    query: 'azure issuer discovery document',
    expect: [
      '/docs/reference/providers/azure/apis#oidc',
      '/docs/apis#security',
      '/docs/troubleshooting#oidc',
    ],
  },
  {
    query: 'Starting inspector on 127.0.0.1:9229 failed: address already in use',
    expect: ['/docs/guides/nodejs/debugging#problems'],
  },
  { query: 'zsh: command not found: nitric', expect: ['/docs/getting-started/installation'] },
];
