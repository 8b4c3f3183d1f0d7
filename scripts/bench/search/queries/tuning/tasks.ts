import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** These queries name a task in a few words. */
export const TASKS: readonly RelevanceRow[] = [
  { query: 'protect an api', expect: ['/docs/apis#security'] },
  {
    query: 'start a project in python',
    expect: ['/docs/guides/python', '/docs/guides/python#project', '/docs/getting-started/quickstart#local'],
  },
  {
    query: 'deploy to aws',
    expect: [
      '/docs/reference/providers/aws',
      '/docs/reference/providers/aws#prerequisites',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  {
    query: 'deploy to google cloud',
    expect: [
      '/docs/reference/providers/gcp',
      '/docs/reference/providers/gcp#prerequisites',
      '/docs/guides/deploying#clouds',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  {
    query: 'deploy with github actions',
    expect: [
      '/docs/guides/deploying/github-actions',
      '/docs/guides/deploying',
      '/docs/guides/deploying/github-actions#action',
      '/docs/guides/deploying#setup',
    ],
  },
  {
    query: 'run migrations',
    expect: ['/docs/sql#migrations', '/docs/sql#local', '/docs/sql#migration-files'],
  },
  { query: 'signed url', expect: ['/docs/storage#signed-urls'] },
  { query: 'upload a file from the browser', expect: ['/docs/storage#browser', '/docs/storage#signed-urls'] },
  {
    query: 'list files in a bucket',
    expect: ['/docs/storage#files', ...inReferences('storage#bucket-files')],
  },
  {
    query: 'run code when a file is uploaded',
    expect: ['/docs/storage#events', ...inReferences('storage#bucket-on'), '/docs/storage/events'],
  },
  {
    query: 'protect an api with auth0',
    expect: ['/docs/apis#security', '/docs/guides/nodejs/secure-api-auth0'],
  },
  { query: 'get user id from token', expect: ['/docs/apis#claims', '/docs/apis/claims'] },
  { query: 'enable CORS', expect: ['/docs/apis#cors'] },
  {
    query: 'read query parameters',
    expect: [
      '/docs/apis/requests',
      '/docs/apis#requests',
      ...inReferences('apis#http-request'),
      '/docs/reference/go/apis#http-request-query',
    ],
  },
  { query: 'path parameters', expect: ['/docs/apis#routes', '/docs/reference/go/apis#http-request-params'] },
  { query: 'redirect a request', expect: ['/docs/apis/requests', '/docs/apis#requests'] },
  { query: 'base path for all routes', expect: ['/docs/apis#middleware'] },
  {
    query: 'custom domain for an api',
    expect: [
      '/docs/apis#domains',
      '/docs/reference/providers/aws/configuration#api-keys',
      '/docs/reference/providers/aws/apis#domain',
    ],
  },
  {
    query: 'run an express app',
    expect: [
      '/docs/http',
      '/docs/faq#frameworks',
      '/docs/reference/nodejs/http#http',
      '/docs/guides/nodejs/expressjs',
    ],
  },
  { query: 'nestjs', expect: ['/docs/http#nestjs'] },
  { query: 'send a message later', expect: ['/docs/messaging#delay'] },
  { query: 'process messages in batches', expect: ['/docs/messaging#queues', '/docs/messaging'] },
  { query: 'broadcast to all clients', expect: ['/docs/websockets#broadcast'] },
  {
    query: 'connect to websocket from javascript in the browser',
    expect: ['/docs/websockets#client', '/docs/guides/nodejs/websockets#browser'],
  },
  {
    query: 'websocket authentication',
    expect: ['/docs/websockets#client'],
  },
  { query: 'run schedule in local time', expect: ['/docs/schedules#time-zone'] },
  { query: 'run locally', expect: ['/docs/getting-started/quickstart#local', '/docs/reference/cli#start'] },
  {
    query: 'delete a stack',
    reason: 'A heading has all three words, although it is about pipelines.',
    expect: [
      '/docs/reference/cli#down',
      '/docs/reference/cli/stacks#delete',
      '/docs/getting-started/deployment#down',
    ],
  },
  {
    query: 'use an existing bucket',
    expect: [
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/aws/configuration#import-keys',
      '/docs/storage#clouds',
    ],
  },
  {
    query: 'import existing secret',
    expect: [
      '/docs/secrets#import',
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/aws/configuration#import-keys',
      '/docs/reference/providers/gcp#imports',
      '/docs/reference/providers/gcp/configuration#import-keys',
      '/docs/reference/providers/aws/imports',
      '/docs/reference/providers/aws/secrets#import',
      '/docs/reference/providers/gcp/secrets#import',
    ],
  },
  {
    query: 'set the value of a secret',
    expect: ['/docs/secrets#first-value', '/docs/secrets#versions', ...inReferences('secrets#secret-put')],
  },
  { query: 'rotate a secret', expect: ['/docs/secrets#versions', '/docs/secrets#permissions'] },
  {
    query: 'increase memory of a service',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/reference/providers/azure/configuration#service-keys',
      '/docs/getting-started/deployment#service-types',
      '/docs/reference/cli/stacks#types',
    ],
  },
  {
    query: 'run a job on a GPU',
    expect: ['/docs/batch#requirements', '/docs/batch', '/docs/batch#limits'],
  },
  {
    query: 'keep terraform state in s3',
    reason: 'A guide does this as one of its steps and says it in the same words.',
    expect: ['/docs/reference/providers/terraform#stack-file', '/docs/guides/terraform#stack'],
  },
  { query: 'pulumi state in an s3 bucket', expect: ['/docs/reference/providers/pulumi#state'] },
  {
    query: 'staging and production environments',
    expect: [
      '/docs/faq#environments',
      '/docs/reference/providers#stacks',
      '/docs/concepts/how-ops-use-nitric#stacks',
      '/docs/reference/cli/stacks#environments',
    ],
  },
  {
    query: 'monorepo',
    expect: [
      '/docs/reference/custom-containers#monorepo',
      '/docs/faq#monorepo',
      '/docs/concepts/project-structure#monorepo',
    ],
  },
  {
    query: 'install a system package in the python image',
    expect: ['/docs/reference/custom-containers#python', '/docs/reference/custom-containers'],
  },
  { query: 'dockerfile for go', expect: ['/docs/reference/custom-containers#go', '/docs/guides/go#project'] },
  {
    query: 'trigger a schedule locally',
    expect: ['/docs/schedules#local', '/docs/reference/cli/local-development#triggers'],
  },
  {
    query: 'unit test a service',
    expect: [
      '/docs/guides/nodejs/testing#unit',
      '/docs/guides/nodejs/testing',
      '/docs/guides/python/testing',
    ],
  },
  { query: 'set a breakpoint in a service', expect: ['/docs/guides/nodejs/debugging'] },
  {
    query: 'mock kv in a test',
    reason: 'The page about tests in Python comes first as a whole.',
    expect: [
      '/docs/guides/nodejs/testing#declarations',
      '/docs/guides/python/testing#fakes',
      '/docs/guides/nodejs/testing#unit',
    ],
  },
  { query: 'serve static files with express', expect: ['/docs/guides/nodejs/expressjs#static-files'] },
  { query: 'report a bug', expect: ['/docs/support#bugs', '/docs/support'] },
  { query: 'migrate from v0 to v1', expect: ['/docs/support/upgrade', '/docs/support/upgrade#plan'] },
  { query: 'load variables from a file', expect: ['/docs/reference/env', '/docs/reference/env#files'] },
  {
    query: 'host a static website',
    expect: [
      '/docs/websites',
      '/docs/reference/preview-features#websites',
      '/docs/reference/cli#add-website',
    ],
  },
  { query: 'gitlab pipeline', expect: ['/docs/guides/deploying/gitlab-ci'] },
  {
    query: 'deploy without storing aws keys in github',
    expect: ['/docs/guides/deploying/github-actions', '/docs/guides/deploying/github-actions#aws'],
  },
  {
    query: 'check a pull request without deploying',
    expect: ['/docs/guides/deploying#pull-requests', '/docs/guides/deploying/github-actions#pull-requests'],
  },
  {
    query: 'test python handlers with pytest',
    expect: ['/docs/guides/python/testing', '/docs/guides/python/testing#tests'],
  },
  { query: 'encrypt a bucket with kms', expect: ['/docs/guides/terraform/s3-encryption'] },
  {
    query: 'limit requests per second',
    expect: [
      '/docs/guides/terraform/api-gateway-throttle',
      '/docs/guides/terraform/api-gateway-throttle#module',
      '/docs/reference/providers/aws/apis#limits',
    ],
  },
  { query: 'azure devops', expect: ['/docs/guides/deploying/azure-pipelines'] },
  { query: 'speed up docker builds in CI', expect: ['/docs/guides/deploying#cache'] },
  { query: 'customize terraform modules', expect: ['/docs/guides/terraform#change-provider'] },
  {
    query: 'update the cli',
    expect: ['/docs/reference/cli/installation#upgrade', '/docs/support/upgrade#tools'],
  },
  {
    query: 'let an idle database pause',
    expect: ['/docs/reference/providers/aws/configuration#sql-keys', '/docs/reference/providers/aws/sql'],
  },
  {
    query: 'create a new project',
    expect: [
      '/docs/getting-started/installation#first-project',
      '/docs/reference/cli#new',
      '/docs/getting-started/quickstart#local',
      '/docs/getting-started/quickstart',
      ...['nodejs/notes-api', 'python', 'go', 'dart'].map((guide) => `/docs/guides/${guide}#project`),
    ],
  },
  { query: 'prefix keys in kv store', expect: ['/docs/keyvalue#keys', ...inReferences('keyvalue#kv-keys')] },
  { query: 'connect claude code to the docs', expect: ['/docs/agents', '/docs/agents#mcp'] },
  { query: 'add the docs to vs code copilot', expect: ['/docs/agents#vs-code', '/docs/agents#mcp'] },
  { query: 'write middleware that logs requests', expect: ['/docs/apis#middleware'] },
  { query: 'set a status code', expect: ['/docs/apis#requests', ...inReferences('apis#http-response')] },
  {
    query: 'make one endpoint public',
    reason: 'The heading has two of the words, and the right section follows.',
    expect: ['/docs/apis#security', '/docs/reference/go/apis#method-options-no-security'],
  },
  {
    query: 'deploy a nestjs app',
    expect: ['/docs/http#nestjs', '/docs/guides/nodejs/nestjs', '/docs/guides/nodejs/nestjs#deploy'],
  },
  { query: 'wrap a fastify server', expect: ['/docs/http#start-function', '/docs/http'] },
  {
    query: 'limit cpu of a batch job',
    expect: ['/docs/batch#requirements', ...inReferences('batch#job-requirements')],
  },
  {
    query: 'start a batch job from an api',
    expect: ['/docs/batch#submit', ...inReferences('batch#job-submit')],
  },
  {
    query: 'fetch messages from a queue',
    expect: ['/docs/messaging#queues', ...inReferences('queues#queue-dequeue')],
  },
  {
    query: 'mark a message as done',
    reason: 'Only “message” says something to the search: the pages do not mark, and “done” is vague.',
    expect: ['/docs/messaging#queues', ...inReferences('queues#dequeued-message-complete')],
  },
  { query: 'subscribe two services to one topic', expect: ['/docs/messaging#topics', '/docs/messaging'] },
  {
    query: 'check if a file exists',
    expect: ['/docs/storage#files', ...inReferences('storage#file-exists', ['nodejs', 'python', 'dart'])],
  },
  {
    query: 'expire a download link',
    expect: [
      '/docs/storage#signed-urls',
      ...inReferences('storage#file-download-url'),
      '/docs/reference/nodejs/storage#file-url-options',
    ],
  },
  { query: 'allow cors on a bucket', expect: ['/docs/storage#browser'] },
  { query: 'run every monday at 9', expect: ['/docs/schedules#cron'] },
  {
    query: 'change the schedule time zone on aws',
    expect: [
      '/docs/schedules#time-zone',
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/aws#configuration',
      '/docs/reference/providers/aws/schedules',
    ],
  },
  {
    query: 'read a secret in a handler',
    expect: [
      '/docs/secrets',
      '/docs/secrets#versions',
      ...inReferences('secrets#secret-version-access', ['nodejs', 'python', 'dart']),
      '/docs/reference/go/secrets#secret-latest',
    ],
  },
  { query: 'store a password', expect: ['/docs/secrets'] },
  {
    query: 'connect prisma to a nitric database',
    expect: [
      '/docs/sql#migration-container',
      '/docs/guides/examples#databases',
      '/docs/sql',
      '/docs/guides/nodejs/nitric-and-prisma',
    ],
  },
  {
    query: 'use neon instead',
    expect: [
      '/docs/sql#alternatives',
      '/docs/guides/examples#databases',
      '/docs/guides/nodejs/byo-database#hosted',
    ],
  },
  {
    query: 'reset the local database',
    expect: [
      '/docs/sql#local',
      '/docs/reference/cli/local-development#data',
      '/docs/reference/cli/local-development#reset',
    ],
  },
  {
    query: 'send a message to one websocket client',
    expect: ['/docs/websockets', ...inReferences('websockets#websocket-send'), '/docs/websockets#broadcast'],
  },
  {
    query: 'reject a websocket connection',
    expect: [
      '/docs/websockets#client',
      ...inReferences('websockets#websocket-response'),
      '/docs/reference/python/websockets#websocket-connection-response',
      '/docs/websockets#broadcast',
    ],
  },
  {
    query: 'disconnect a client',
    expect: [
      '/docs/websockets#close',
      ...inReferences('websockets#websocket-close', ['nodejs', 'go', 'dart']),
    ],
  },
  {
    query: 'deploy to two clouds',
    reason: 'A heading asks which clouds one can deploy to.',
    expect: ['/docs/reference/providers#stacks', '/docs/faq#environments'],
  },
  {
    query: 'tag aws resources',
    expect: [
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/aws#find',
      '/docs/concepts/how-ops-use-nitric#find',
    ],
  },
  {
    query: 'use my own lambda memory setting per service',
    expect: [
      '/docs/concepts/project-structure#type',
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/reference/providers/aws#configuration',
      '/docs/reference/providers#stacks',
    ],
  },
  { query: 'deploy from bitbucket', expect: ['/docs/guides/deploying#other'] },
  {
    query: 'delete a deployment from github actions',
    reason: 'Both other hits are about pipelines, too.',
    expect: ['/docs/guides/deploying#delete', '/docs/guides/deploying/github-actions#action'],
  },
  { query: 'exclude files from the image', expect: ['/docs/reference/custom-containers#ignore'] },
  {
    query: 'use node 20 in the container',
    expect: ['/docs/reference/custom-containers#settings', '/docs/reference/custom-containers#javascript'],
  },
  {
    query: 'share code between services in one repo',
    expect: [
      '/docs/getting-started/resources-overview',
      '/docs/reference/custom-containers#monorepo',
      '/docs/faq#monorepo',
    ],
  },
  { query: 'pass build args to docker', expect: ['/docs/reference/custom-containers#settings'] },
  {
    query: 'change the s3 bucket encryption terraform',
    expect: ['/docs/guides/terraform/s3-encryption', '/docs/guides/terraform#change-provider'],
  },
  {
    query: 'remote terraform backend',
    expect: ['/docs/reference/providers/terraform#stack-file', '/docs/guides/terraform#stack'],
  },
  {
    query: 'write my own provider in go',
    expect: ['/docs/reference/providers/custom/building-custom-provider'],
  },
  { query: 'fix a mistake in the docs', expect: ['/docs/contributions#pages', '/docs/contributions'] },
  { query: 'compile a fat jar', expect: ['/docs/guides/jvm#build', '/docs/guides/jvm#project'] },
  {
    query: 'upgrade python library',
    reason:
      'The page about the upgrade comes first as a whole, and its section about tools does not name libraries in a heading.',
    expect: ['/docs/support/upgrade#tools', '/docs/reference/python#install'],
  },
  {
    query: 'move collections to key value',
    expect: ['/docs/support/upgrade#collections', '/docs/support/upgrade#plan'],
  },
  { query: 'rename permissions reading to read', expect: ['/docs/support/upgrade#permissions'] },
  {
    query: 'see the order middleware runs in',
    expect: [
      '/docs/reference/python/apis#notes',
      '/docs/reference/go/apis#notes',
      '/docs/apis#middleware',
      '/docs/reference/nodejs/apis#notes',
      '/docs/reference/dart/apis#notes',
    ],
  },
  {
    query: 'validate json body in node',
    expect: [
      '/docs/apis/requests#body',
      '/docs/reference/nodejs/apis#http-request-json',
      '/docs/reference/nodejs/apis#json-middleware',
      '/docs/apis#requests',
      '/docs/apis/requests#errors',
    ],
  },
  {
    query: 'catch a not found error in python',
    expect: [
      '/docs/reference/python/common#not-found-exception',
      '/docs/reference/python#errors',
      '/docs/keyvalue',
    ],
  },
  { query: 'test a dart handler', expect: ['/docs/reference/dart#handlers', '/docs/guides/dart#test'] },
  {
    query: 'start the local server with https',
    expect: ['/docs/reference/cli/local-development#https', '/docs/reference/cli#start'],
  },
  {
    query: 'add a vite site',
    expect: [
      '/docs/websites#add',
      '/docs/reference/cli#add-website',
      '/docs/reference/preview-features#websites',
    ],
  },
  {
    query: 'set a domain for a website',
    reason: 'The page comes first as a whole, and its section follows.',
    expect: [
      '/docs/websites#domain',
      '/docs/reference/providers/aws/configuration#website-keys',
      '/docs/reference/providers/gcp/configuration#website-keys',
      '/docs/reference/providers/azure/configuration#website-keys',
      '/docs/reference/preview-features#websites',
    ],
  },
  {
    query: 'add a header to the response',
    expect: ['/docs/apis/requests', '/docs/apis#requests', ...inReferences('apis#http-response')],
  },
  { query: 'run something before every request', expect: ['/docs/apis#middleware'] },
  { query: 'stream database connection in each handler', expect: ['/docs/sql#pool'] },
  { query: 'save user profile as json', expect: ['/docs/keyvalue', ...inReferences('keyvalue#kv-set')] },
  { query: 'list all keys of a store', expect: ['/docs/keyvalue#keys', ...inReferences('keyvalue#kv-keys')] },
  {
    query: 'empty the local store',
    expect: [
      '/docs/keyvalue#local',
      '/docs/reference/cli/local-development#data',
      '/docs/reference/cli/local-development#reset',
    ],
  },
  {
    query: 'generate a thumbnail after upload',
    expect: ['/docs/storage#events', '/docs/batch', '/docs/guides/nodejs/image-thumbnails'],
  },
  { query: 'let users download a private file', expect: ['/docs/storage#signed-urls'] },
  {
    query: 'write a binary file in dart',
    expect: ['/docs/storage', '/docs/reference/dart/storage#file-write'],
  },
  {
    query: 'give one service read access only',
    expect: [
      '/docs/concepts/introduction#permissions',
      '/docs/storage#permissions',
      '/docs/concepts/access-control',
      '/docs/concepts/access-control#least-privilege',
    ],
  },
  {
    query: 'publish a message to a topic',
    reason: 'The page comes first as a whole, and its second word is in its title.',
    expect: ['/docs/messaging#topics', ...inReferences('topics#topic-publish'), '/docs/messaging'],
  },
  { query: 'wait ten minutes before a message is delivered', expect: ['/docs/messaging#delay'] },
  {
    query: 'run a report every night at 2',
    expect: ['/docs/guides/python/scheduled-report#schedule', '/docs/schedules#cron', '/docs/schedules'],
  },
  { query: 'run a job in berlin time', expect: ['/docs/schedules#time-zone'] },
  { query: 'keep an api key out of the code', expect: ['/docs/secrets'] },
  {
    query: 'use a secret that already exists in google cloud',
    expect: [
      '/docs/secrets#import',
      '/docs/reference/providers/gcp#imports',
      '/docs/reference/providers/gcp/configuration#import-keys',
    ],
  },
  {
    query: 'create a table on deployment',
    expect: ['/docs/sql#migrations', '/docs/sql#migration-files', '/docs/sql'],
  },
  {
    query: 'see tables of the local database',
    expect: ['/docs/getting-started/local-dashboard#databases', '/docs/sql#local'],
  },
  {
    query: 'keep the ids of open connections',
    reason: 'The page comes first as a whole, since its description is about connections.',
    expect: ['/docs/websockets#broadcast'],
  },
  {
    query: 'build a chat',
    expect: [
      '/docs/websockets',
      '/docs/websockets#broadcast',
      '/docs/guides/examples#websockets',
      '/docs/guides/nodejs/websockets',
      '/docs/guides/nodejs/websockets#chat',
    ],
  },
  {
    query: 'choose the aws region',
    expect: ['/docs/reference/providers/aws', '/docs/reference/providers/aws/configuration#general-keys'],
  },
  { query: 'give a lambda more time', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  { query: 'put lambdas into a vpc', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  {
    query: 'sign in to google cloud for a deployment',
    expect: ['/docs/guides/deploying/github-actions#gcp', '/docs/reference/providers/gcp#credentials'],
  },
  {
    query: 'connect to cloud sql',
    expect: ['/docs/reference/providers/gcp/sql#connect', '/docs/reference/providers/gcp/sql'],
  },
  { query: 'cors for blob storage', expect: ['/docs/reference/providers/azure/storage#cors'] },
  {
    query: 'custom domain for an api on google cloud',
    expect: ['/docs/reference/providers/gcp/apis#domains'],
  },
  {
    query: 'read the logs of a container app',
    expect: ['/docs/reference/providers/azure/apis#logs', '/docs/troubleshooting#logs'],
  },
  {
    query: 'set the number of azure replicas',
    expect: [
      '/docs/reference/providers/azure/configuration#service-keys',
      '/docs/reference/providers/azure/apis#configuration',
    ],
  },
  {
    query: 'deploy on every push',
    expect: ['/docs/guides/deploying', '/docs/guides/deploying/github-actions'],
  },
  {
    query: 'deploy with a service principal',
    expect: [
      '/docs/guides/deploying#clouds',
      '/docs/reference/providers/azure#credentials',
      '/docs/guides/deploying/azure-pipelines',
    ],
  },
  { query: 'share pulumi state in a team', expect: ['/docs/reference/providers/pulumi#state'] },
  {
    query: 'force a stuck deployment',
    expect: ['/docs/reference/providers/pulumi#interrupted', '/docs/reference/cli#up'],
  },
  {
    query: 'review the terraform plan',
    expect: ['/docs/guides/terraform#generate', '/docs/concepts/how-ops-use-nitric#review'],
  },
  {
    query: 'delete a terraform stack',
    expect: ['/docs/guides/terraform#delete', '/docs/reference/providers/terraform#update'],
  },
  {
    query: 'add a static site to my project',
    expect: ['/docs/reference/cli#add-website', '/docs/reference/preview-features#websites'],
  },
  { query: 'turn on a preview feature', expect: ['/docs/reference/preview-features'] },
  { query: 'load a second env file', expect: ['/docs/reference/env#files'] },
  { query: 'print the resources as json', expect: ['/docs/reference/cli#spec'] },
  { query: 'list my stacks', expect: ['/docs/reference/cli#stack-list', '/docs/reference/cli#commands'] },
  {
    query: 'install the nitric cli on a mac',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation',
      '/docs/getting-started/quickstart#prerequisites',
    ],
  },
  { query: 'use poetry or uv', expect: ['/docs/guides/python#project', '/docs/reference/python#install'] },
  {
    query: 'compile dart to a small image',
    expect: ['/docs/guides/dart#project', '/docs/reference/custom-containers#built-in'],
  },
  {
    query: 'publish my provider as an image',
    expect: [
      '/docs/reference/providers/install/docker',
      '/docs/reference/providers/install/docker#run',
      '/docs/reference/providers/install/docker#build',
      '/docs/reference/providers/custom/building-custom-provider#use',
      '/docs/reference/preview-features#docker-providers',
      '/docs/reference/providers/install/docker',
      '/docs/reference/providers/install/docker#build',
      '/docs/concepts/extensibility#distribute',
    ],
  },
  {
    query: 'change one resource of the aws provider',
    expect: [
      '/docs/reference/providers/custom/extend-standard-provider',
      '/docs/reference/providers/custom/extend-standard-provider#methods',
      '/docs/reference/providers/custom/building-custom-provider',
      '/docs/reference/providers/custom/building-custom-provider#extension',
      '/docs/reference/providers/custom/extend-standard-provider',
    ],
  },
  { query: 'suggest a feature', expect: ['/docs/support', '/docs/contributions#report'] },
  { query: 'use drizzle orm', expect: ['/docs/guides/nodejs/nitric-and-drizzle'] },
  {
    query: 'seed a prisma database',
    reason: 'The sections about databases name Prisma, and the right section follows.',
    expect: ['/docs/guides/nodejs/nitric-and-prisma#seed'],
  },
  {
    query: 'send a stripe webhook to my api',
    expect: [
      '/docs/guides/nodejs/stripe',
      '/docs/guides/nodejs/stripe#service',
      '/docs/guides/nodejs/stripe#test',
    ],
  },
  {
    query: 'secure an api with cognito groups',
    expect: ['/docs/guides/nodejs/amazon-cognito#groups', '/docs/guides/nodejs/amazon-cognito'],
  },
  {
    query: 'debug a service in vs code',
    expect: ['/docs/guides/nodejs/debugging', '/docs/guides/nodejs/debugging#attach'],
  },
  {
    query: 'mock a bucket in a unit test',
    expect: [
      '/docs/guides/nodejs/testing#declarations',
      '/docs/guides/nodejs/testing#unit',
      '/docs/guides/nodejs/testing',
      '/docs/guides/python/testing#fakes',
      '/docs/guides/python/testing',
    ],
  },
  { query: 'attach a debugger to a python service', expect: ['/docs/guides/nodejs/debugging#python'] },
  { query: 'monitor the uptime of a website', expect: ['/docs/guides/nodejs/uptime'] },
  {
    query: 'resize images in a batch job',
    expect: ['/docs/guides/nodejs/image-thumbnails', '/docs/guides/nodejs/image-thumbnails#job'],
  },
  {
    query: 'nightly report in python',
    expect: ['/docs/guides/python/scheduled-report', '/docs/guides/python/scheduled-report#schedule'],
  },
  {
    query: 'plot with matplotlib',
    expect: ['/docs/guides/python/create-histogram', '/docs/guides/python/create-histogram#service'],
  },
  { query: 'replicate a bucket to another region', expect: ['/docs/guides/terraform/s3-replicate'] },
  {
    query: 'encrypt buckets with my own key',
    expect: ['/docs/guides/terraform/s3-encryption', '/docs/reference/providers/aws/imports#kms'],
  },
  {
    query: 'rate limit an api',
    expect: ['/docs/guides/terraform/api-gateway-throttle', '/docs/apis#middleware'],
  },
  { query: 'connect to my existing postgres database', expect: ['/docs/guides/nodejs/byo-database'] },
  {
    query: 'fix the port of an api',
    expect: [
      '/docs/reference/cli/local-development#fixed-ports',
      '/docs/concepts/project-structure#local-config',
    ],
  },
  {
    query: 'delete local data',
    reason: 'The section about the data of the local cloud stands just before the answer.',
    expect: ['/docs/reference/cli/local-development#reset'],
  },
  { query: 'roll back a deployment', expect: ['/docs/concepts/cicd#rollback'] },
  { query: 'one stack for each pull request', expect: ['/docs/concepts/cicd#previews'] },
  {
    query: 'move from pulumi to terraform',
    reason: 'The questions and the custom provider relate both tools in a heading.',
    expect: ['/docs/reference/cli/stacks#switch'],
  },
  {
    query: 'get gpu quota for batch on aws',
    reason: 'The limits of the building block name the quota, too.',
    expect: ['/docs/reference/providers/aws/batch#gpus'],
  },
  {
    query: 'empty an s3 bucket before nitric down',
    expect: ['/docs/reference/providers/aws/storage#empty', '/docs/troubleshooting#down-bucket'],
  },
  { query: 'back up a dynamodb table', expect: ['/docs/reference/providers/aws/keyvalue#backups'] },
  { query: 'connect to cloud sql with psql', expect: ['/docs/reference/providers/gcp/sql#connect'] },
  {
    query: 'set cors on an azure storage account',
    expect: ['/docs/reference/providers/azure/storage#cors'],
  },
  {
    query: 'custom domain on api management',
    expect: ['/docs/reference/providers/azure/apis#domains'],
  },
  { query: 'move from wing to nitric', expect: ['/docs/concepts/comparison/winglang#move'] },
  { query: 'install the cli offline', expect: ['/docs/reference/cli/installation#offline'] },
  { query: 'turn off telemetry of the cli', expect: ['/docs/reference/cli/installation#telemetry'] },
  {
    query: 'give the deploying account rights on aws',
    expect: ['/docs/concepts/access-control#deploying-aws', '/docs/guides/deploying#clouds'],
  },
  {
    query: 'first secret value gcloud',
    expect: ['/docs/reference/providers/gcp/secrets', '/docs/secrets#first-value'],
  },
  { query: 'run a schedule by hand on aws', expect: ['/docs/reference/providers/aws/schedules#run'] },
  {
    query: 'share a bucket between two services',
    expect: ['/docs/getting-started/resources-overview#share', '/docs/getting-started/resources-overview'],
  },
  {
    query: 'add a website with vite',
    expect: ['/docs/websites#add', '/docs/websites', '/docs/reference/cli#add-website'],
  },
  {
    query: 'which azure service does a bucket become',
    expect: [
      '/docs',
      '/docs/storage#clouds',
      '/docs/reference/providers/azure/storage#resources',
      '/docs/reference/providers/azure/storage',
      '/docs/reference/providers/azure#services',
    ],
  },
  { query: 'use nitric docs in cursor', expect: ['/docs/agents#cursor', '/docs/agents', '/docs/agents#mcp'] },
  {
    query: 'accept any http method on a path',
    expect: [
      '/docs/apis#routes',
      ...inReferences('apis#route-all', ['python', 'go', 'dart']),
      ...inReferences('apis#api-all'),
    ],
  },
  {
    query: 'check user role from token',
    expect: ['/docs/apis/claims#roles', '/docs/apis/claims', '/docs/guides/nodejs/amazon-cognito#groups'],
  },
  { query: 'test token claims locally', expect: ['/docs/apis/claims#local'] },
  {
    query: 'submit a job from the dashboard',
    expect: [
      '/docs/batch#local',
      '/docs/getting-started/local-dashboard#triggers',
      '/docs/getting-started/local-dashboard#pages',
    ],
  },
  {
    query: 'iam policy needed to deploy to aws',
    expect: [
      '/docs/concepts/access-control#deploying-aws',
      '/docs/concepts/access-control#deploying-account',
    ],
  },
  {
    query: 'mobile app backend',
    expect: ['/docs/concepts/build-with-nitric#apps', '/docs/concepts/build-with-nitric'],
  },
  {
    query: 'preview environment for each pull request',
    expect: [
      '/docs/concepts/cicd#previews',
      '/docs/guides/deploying#pull-requests',
      '/docs/guides/deploying#environments',
    ],
  },
  {
    query: 'two deployments at the same time',
    expect: ['/docs/concepts/cicd#concurrency', '/docs/guides/deploying#locked'],
  },
  {
    query: 'migrate from sam to nitric',
    expect: ['/docs/concepts/comparison/aws-sam#together', '/docs/concepts/comparison/aws-sam'],
  },
  {
    query: 'combine pulumi program with nitric stack',
    expect: ['/docs/concepts/comparison/pulumi#together'],
  },
  {
    query: 'detect drift',
    expect: ['/docs/concepts/how-ops-use-nitric#drift', '/docs/reference/providers/pulumi#refresh'],
  },
  {
    query: 'find resources of a stack in my aws account',
    expect: [
      '/docs/concepts/how-ops-use-nitric#find',
      '/docs/reference/providers/aws#find',
      '/docs/concepts/how-ops-use-nitric#account',
    ],
  },
  {
    query: 'audit what permissions a release adds',
    expect: [
      '/docs/concepts/how-ops-use-nitric#review',
      '/docs/concepts/how-ops-use-nitric#audit',
      '/docs/concepts/cicd#review',
    ],
  },
  {
    query: 'share a queue between typescript and python services',
    expect: [
      '/docs/concepts/language-support#mix',
      '/docs/getting-started/resources-overview#share',
      '/docs/getting-started/resources-overview#languages',
      '/docs/concepts/build-with-nitric#languages',
      '/docs/getting-started/resources-overview',
    ],
  },
  { query: 'contribute to the documentation', expect: ['/docs/contributions#pages', '/docs/contributions'] },
  { query: 'test my change to a provider locally', expect: ['/docs/contributions#code'] },
  {
    query: 'create first project',
    expect: [
      '/docs/getting-started/quickstart',
      '/docs/getting-started/quickstart#local',
      '/docs/getting-started/installation#first-project',
    ],
  },
  {
    query: 'delayed message in dart',
    expect: [
      '/docs/guides/dart/serverless-rest-api-example#service',
      '/docs/guides/dart/serverless-rest-api-example',
      '/docs/messaging#delay',
      '/docs/reference/dart/topics#topic-publish',
    ],
  },
  {
    query: 'deploy from jenkins',
    expect: ['/docs/guides/deploying#other', '/docs/guides/deploying', '/docs/guides/deploying#setup'],
  },
  { query: 'github actions oidc google cloud', expect: ['/docs/guides/deploying/github-actions#gcp'] },
  {
    query: 'cloud build trigger for pull requests',
    expect: ['/docs/guides/deploying/google-cloud-build#pull-requests'],
  },
  {
    query: 'keep docker layers between cloud build runs',
    expect: ['/docs/guides/deploying/google-cloud-build#cache', '/docs/guides/deploying#cache'],
  },
  {
    query: 'go hello world project',
    expect: [
      '/docs/guides/go',
      '/docs/guides/go#inventory',
      '/docs/guides/go#project',
      '/docs/getting-started/quickstart#local',
    ],
  },
  {
    query: 'dockerfile for a go service',
    expect: ['/docs/guides/go#project', '/docs/reference/custom-containers#go'],
  },
  {
    query: 'redirect to another address from an api in go',
    expect: [
      '/docs/guides/go/serverless-rest-api-example#service',
      '/docs/guides/go/serverless-rest-api-example',
    ],
  },
  { query: 'nextjs frontend for nitric api', expect: ['/docs/guides/nodejs/api-with-nextjs'] },
  {
    query: 'connect to existing mysql database',
    expect: [
      '/docs/guides/nodejs/byo-database#mysql',
      '/docs/guides/nodejs/byo-database',
      '/docs/sql#alternatives',
    ],
  },
  {
    query: 'debug in vs code',
    expect: ['/docs/guides/nodejs/debugging', '/docs/guides/nodejs/debugging#attach'],
  },
  { query: 'debug a python service', expect: ['/docs/guides/nodejs/debugging#python'] },
  {
    query: 'prisma migrate deploy in production',
    expect: [
      '/docs/guides/nodejs/nitric-and-prisma#cloud-migrations',
      '/docs/guides/nodejs/nitric-and-prisma',
    ],
  },
  {
    query: 'seed local database',
    expect: ['/docs/guides/nodejs/nitric-and-prisma#seed', '/docs/guides/nodejs/nitric-and-drizzle#seed'],
  },
  {
    query: 'upload profile image with signed url',
    expect: [
      '/docs/guides/nodejs/serverless-rest-api-example#upload',
      '/docs/guides/nodejs/serverless-rest-api-example',
      '/docs/storage#signed-urls',
      '/docs/guides/nodejs/serverless-rest-api-example#service',
      '/docs/storage#browser',
    ],
  },
  {
    query: 'verify webhook signature',
    expect: [
      '/docs/guides/nodejs/stripe',
      '/docs/guides/nodejs/stripe#service',
      '/docs/guides/nodejs/twilio#service',
      '/docs/guides/nodejs/twilio',
      '/docs/guides/nodejs/twilio#twilio',
      '/docs/apis/requests#body',
    ],
  },
  {
    query: 'mock a bucket in vitest',
    expect: [
      '/docs/guides/nodejs/testing#declarations',
      '/docs/guides/nodejs/testing',
      '/docs/guides/nodejs/testing#unit',
    ],
  },
  { query: 'send text message to phone', expect: ['/docs/guides/nodejs/twilio'] },
  {
    query: 'return a png image from an api',
    expect: [
      '/docs/guides/python/create-histogram',
      '/docs/guides/python/create-histogram#service',
      '/docs/apis/requests',
    ],
  },
  {
    query: 'train a model in a batch job and serve it from an api',
    expect: ['/docs/guides/python/text-prediction', '/docs/guides/python/text-prediction#job'],
  },
  {
    query: 'remote state s3 backend for terraform provider',
    expect: [
      '/docs/guides/terraform#stack',
      '/docs/reference/providers/terraform#stack-file',
      '/docs/reference/providers/terraform',
    ],
  },
  { query: 'encrypt s3 bucket with own kms key', expect: ['/docs/guides/terraform/s3-encryption'] },
  {
    query: 'disaster recovery copy of files in second region',
    expect: ['/docs/guides/terraform/s3-replicate'],
  },
  {
    query: 'run koa app',
    expect: ['/docs/http#koa', '/docs/http#other-frameworks', '/docs/http', '/docs/http#start-function'],
  },
  { query: 'list keys with a prefix', expect: ['/docs/keyvalue#keys', ...inReferences('keyvalue#kv-keys')] },
  {
    query: 'publish a message with a delay',
    expect: [
      '/docs/messaging#delay',
      ...inReferences('topics#topic-publish'),
      '/docs/reference/go/topics#publish-options-delay',
      ...inReferences('topics#publish-options', ['nodejs', 'go']),
    ],
  },
  { query: 'upgrade the cli', expect: ['/docs/reference/cli/installation#upgrade'] },
  {
    query: 'install a specific cli version',
    expect: ['/docs/reference/cli/installation#version', '/docs/reference/cli/installation'],
  },
  {
    query: 'rename a stack',
    expect: ['/docs/reference/cli/stacks#names', '/docs/concepts/how-ops-use-nitric#state'],
  },
  { query: 'install go library', expect: ['/docs/reference/go#install'] },
  {
    query: 'complete a queue message',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/queues#dequeued-message-complete', '/docs/messaging#queues'],
  },
  {
    query: 'route53 domain for api',
    expect: [
      '/docs/reference/providers/aws/apis#domain',
      '/docs/apis#domains',
      '/docs/reference/providers/aws/configuration#api-keys',
    ],
  },
  { query: 'pause a schedule on aws', expect: ['/docs/reference/providers/aws/schedules#run'] },
  {
    query: 'pause database when idle to save cost',
    expect: [
      '/docs/reference/providers/aws/sql#capacity',
      '/docs/reference/providers/aws/configuration#sql-keys',
      '/docs/reference/providers/aws/sql#costs',
    ],
  },
  {
    query: 'cors rule for s3 bucket',
    expect: ['/docs/reference/providers/aws/storage#cors', '/docs/storage#browser'],
  },
  {
    query: 'schedule runs several times on azure',
    expect: [
      '/docs/reference/providers/azure/schedules#replicas',
      '/docs/reference/providers/azure/schedules',
    ],
  },
  {
    query: 'connect to azure postgres with psql',
    expect: ['/docs/reference/providers/azure/sql#connect', '/docs/reference/providers/azure/sql'],
  },
  {
    query: 'read logs of cloud run service',
    expect: [
      '/docs/reference/providers/gcp/apis#logs',
      '/docs/reference/providers/gcp#find',
      '/docs/troubleshooting#logs',
    ],
  },
  {
    query: 'time zone of cloud scheduler',
    expect: [
      '/docs/reference/providers/gcp/schedules#times',
      '/docs/schedules#time-zone',
      '/docs/reference/providers/gcp/configuration#general-keys',
    ],
  },
  {
    query: 'put a provider into a docker image',
    expect: ['/docs/reference/providers/install/docker#build', '/docs/reference/providers/install/docker'],
  },
  {
    query: 'run a function every minute',
    expect: ['/docs/schedules#rates', '/docs/schedules#cron', '/docs/schedules'],
  },
  {
    query: 'run migrations on deploy',
    expect: [
      '/docs/sql#migrations',
      '/docs/sql#migration-files',
      '/docs/sql#migration-container',
      '/docs/troubleshooting#migrations',
    ],
  },
  {
    query: 'report a security vulnerability',
    expect: ['/docs/support', '/docs/support#bugs', '/docs/contributions#report'],
  },
  { query: 'host a static vite site', expect: ['/docs/websites', '/docs/websites#add'] },
  { query: 'parse form body in go handler', expect: ['/docs/apis/requests#body'] },
  {
    query: 'nitric or kubernetes',
    expect: ['/docs/concepts/comparison', '/docs/concepts/comparison#families'],
  },
  {
    query: "replace s3 with another vendor's storage",
    expect: [
      '/docs/concepts/extensibility#extend',
      '/docs/reference/providers/custom/building-custom-provider',
      '/docs/reference/providers/custom/extend-standard-provider',
      '/docs/concepts/extensibility',
      '/docs/reference/providers/custom/building-custom-provider#runtime-plugin',
    ],
  },
  {
    query: 'run a schedule right now',
    expect: [
      '/docs/getting-started/local-dashboard#triggers',
      '/docs/schedules#local',
      '/docs/reference/cli/local-development#triggers',
      '/docs/reference/providers/aws/schedules#run',
    ],
  },
  { query: 'what do I need installed for the guides', expect: ['/docs/guides#prerequisites'] },
  {
    query: 'make azure pipeline runs wait for each other',
    expect: ['/docs/guides/deploying/azure-pipelines#setup'],
  },
  { query: 'transcribe audio', expect: ['/docs/guides/examples#batch'] },
  {
    query: 'store files with kotlin',
    expect: [
      '/docs/guides/jvm/serverless-rest-api-example',
      '/docs/reference/jvm/v0/storage',
      '/docs/reference/jvm/v0/storage#file-write',
    ],
  },
  {
    query: 'connect fastify plugin to a database before start',
    expect: ['/docs/guides/nodejs/fastify#plugins', '/docs/http#start-problems'],
  },
  {
    query: 'watch a batch job in aws',
    expect: ['/docs/guides/nodejs/image-thumbnails#deploy', '/docs/reference/providers/aws/batch#logs'],
  },
  {
    query: 'run drizzle migrations in production',
    expect: ['/docs/guides/nodejs/nitric-and-drizzle#cloud-migrations'],
  },
  { query: 'trigger the uptime check without waiting', expect: ['/docs/guides/nodejs/uptime#test'] },
  {
    query: 'reconnect websocket in the browser',
    expect: ['/docs/guides/nodejs/websockets#browser', '/docs/websockets#client'],
  },
  {
    query: 'nightly csv report',
    expect: ['/docs/guides/python/scheduled-report', '/docs/guides/python/scheduled-report#schedule'],
  },
  {
    query: 'dockerfile template HANDLER',
    expect: ['/docs/reference/custom-containers#create-a-dockerfile-template', '/docs/reference/env#builds'],
  },
  {
    query: 'deploy one project to aws and azure',
    expect: [
      '/docs/reference/providers#stacks',
      '/docs/reference/cli/stacks#environments',
      '/docs/reference/cli/stacks',
      '/docs/reference/cli/stacks#switch',
    ],
  },
  {
    query: 'dynamodb permissions of a service',
    expect: ['/docs/reference/providers/aws/keyvalue#permissions'],
  },
  {
    query: 'sign in to azure in a pipeline',
    expect: [
      '/docs/reference/providers/azure#credentials',
      '/docs/guides/deploying/azure-pipelines#setup',
      '/docs/guides/deploying/azure-pipelines',
      '/docs/guides/deploying/azure-pipelines#secret',
      '/docs/guides/deploying/github-actions#azure',
    ],
  },
  { query: 'empty a queue on azure', expect: ['/docs/reference/providers/azure/queues#leases'] },
  { query: 'recover a deleted key vault', expect: ['/docs/reference/providers/azure/secrets#down'] },
  {
    query: 'export cloud sql before deleting',
    expect: ['/docs/reference/providers/gcp/sql#export', '/docs/reference/providers/gcp/sql#down'],
  },
  {
    query: 'upload event called twice on gcp',
    expect: ['/docs/reference/providers/gcp/storage#events', '/docs/storage/events#failures'],
  },
  { query: 'rotate a signing key', expect: ['/docs/secrets#versions'] },
  {
    query: 'update the library to version 1',
    expect: ['/docs/support/upgrade#tools', '/docs/support/upgrade'],
  },
  {
    query: 'pass a token when opening a websocket',
    expect: ['/docs/websockets#client', '/docs/guides/nodejs/websockets#tickets'],
  },
  {
    query: 'verify that a webhook really comes from twilio',
    expect: ['/docs/guides/nodejs/twilio#twilio', '/docs/guides/nodejs/twilio'],
  },
  {
    query: 'next.js rewrites in front of an api large uploads',
    expect: ['/docs/guides/nodejs/api-with-nextjs#limits'],
  },
  {
    query: 'keep my pulumi code and use nitric for the app',
    expect: ['/docs/concepts/comparison/pulumi#together', '/docs/concepts/comparison/pulumi'],
  },
  {
    query: 'snapshot the rds cluster before tearing down',
    expect: ['/docs/reference/providers/aws/sql#down'],
  },
  {
    query: 'unit test a topic subscriber',
    library: 'nodejs',
    expect: ['/docs/guides/nodejs/testing#other-handlers', '/docs/guides/nodejs/testing'],
  },
  {
    query: 'ariadne resolvers with a key value store',
    expect: ['/docs/guides/python/graphql#service', '/docs/guides/python/graphql'],
  },
  {
    query: 'put lambdas into our existing vpc subnets',
    expect: [
      '/docs/concepts/how-ops-use-nitric#existing',
      '/docs/reference/providers/aws/configuration#service-keys',
    ],
  },
  {
    query: 'generate a random short code',
    library: 'go',
    expect: [
      '/docs/guides/go/serverless-rest-api-example#rules',
      '/docs/guides/go/serverless-rest-api-example',
    ],
  },
  { query: 'ship a dart app to aws', library: 'dart', expect: ['/docs/guides/dart#deploy'] },
  {
    query: 'allow get and set on a store quickstart',
    expect: [
      '/docs/getting-started/quickstart#add-a-resource',
      '/docs/keyvalue#permissions',
      '/docs/keyvalue',
      '/docs/getting-started/quickstart',
    ],
  },
  {
    query: 'save user profiles by id',
    expect: ['/docs/keyvalue', '/docs/getting-started/quickstart#add-a-resource'],
  },
  {
    query: 'delay a message with step functions',
    expect: [
      '/docs/guides/dart/serverless-rest-api-example#deploy',
      '/docs/messaging#delay',
      '/docs/reference/providers/aws/topics',
      '/docs/reference/providers/aws/topics#delay',
    ],
  },
  { query: 'suggest the next word with a trained model', expect: ['/docs/guides/python/text-prediction'] },
  {
    query: 'answer 403 when a claim is missing',
    expect: [
      '/docs/apis/claims#next',
      '/docs/apis/claims#roles',
      '/docs/apis/claims',
      '/docs/apis/requests#errors',
    ],
  },
  {
    query: 'pin a provider version for beta features',
    expect: ['/docs/reference/preview-features#stability', '/docs/reference/providers#name'],
  },
  {
    query: 'confirm that s3 objects are encrypted with kms',
    expect: ['/docs/guides/terraform/s3-encryption#check', '/docs/guides/terraform/s3-encryption'],
  },
  {
    query: 'docker run postgres for local development',
    expect: ['/docs/guides/nodejs/byo-database#local-database', '/docs/sql#local'],
  },
  {
    query: 'write a client library for another language over grpc',
    expect: ['/docs/concepts/language-support#other', '/docs/concepts/extensibility#library'],
  },
  {
    query: 'store pulumi state in a gcs bucket from cloud build',
    expect: ['/docs/guides/deploying/google-cloud-build#state'],
  },
  { query: 'diff the spec of a pull request against main', expect: ['/docs/concepts/cicd#review'] },
  {
    query: 'attach vs code debugger to python',
    expect: ['/docs/guides/nodejs/debugging#python', '/docs/guides/nodejs/debugging'],
  },
  {
    query: 'dockerfile for a go service',
    library: 'go',
    expect: [
      '/docs/guides/go#project',
      '/docs/reference/custom-containers',
      '/docs/reference/custom-containers#go',
    ],
  },
  {
    query: 'drizzle instead of prisma',
    expect: ['/docs/guides/nodejs/nitric-and-prisma#next', '/docs/guides/nodejs/nitric-and-drizzle'],
  },
  {
    query: 'cognito middleware only for managers',
    expect: ['/docs/guides/nodejs/amazon-cognito#api', '/docs/guides/nodejs/amazon-cognito#groups'],
  },
  {
    query: 'run pytest in github actions',
    expect: ['/docs/guides/python/testing#pipeline', '/docs/guides/python/testing'],
  },
  {
    query: 'add a brand new building block',
    expect: ['/docs/concepts/extensibility#limits', '/docs/contributions'],
  },
  { query: 'cache image layers azure devops', expect: ['/docs/guides/deploying/azure-pipelines#cache'] },
  {
    query: 'wrap an express application',
    expect: ['/docs/guides/nodejs/expressjs#app', '/docs/http', '/docs/guides/nodejs/expressjs'],
  },
  { query: 'psql into the azure database', expect: ['/docs/reference/providers/azure/sql#connect'] },
  {
    query: 'edit a terraform module and rebuild the provider',
    expect: ['/docs/guides/terraform#change-provider'],
  },
  { query: 'serve a second site below /docs', expect: ['/docs/websites#paths', '/docs/websites'] },
  {
    query: 'use an existing gcp secret',
    expect: [
      '/docs/reference/providers/gcp#imports',
      '/docs/reference/providers/gcp/secrets#import',
      '/docs/secrets#import',
      '/docs/reference/providers/gcp/configuration#import-keys',
    ],
  },
  {
    query: "nightly csv report of yesterday's orders",
    library: 'python',
    expect: ['/docs/guides/python/scheduled-report', '/docs/guides/python/scheduled-report#schedule'],
  },
  {
    query: 'test a custom provider with a small project',
    expect: ['/docs/reference/providers/custom/building-custom-provider#check'],
  },
  {
    query: 'raise the memory of a python graphql lambda',
    expect: [
      '/docs/guides/python/graphql#deploy',
      '/docs/reference/providers/aws/configuration#service-keys',
    ],
  },
  { query: 'allow browser uploads to a gcs bucket', expect: ['/docs/reference/providers/gcp/storage#cors'] },
  {
    query: 'port a winglang app',
    expect: ['/docs/concepts/comparison/winglang#move', '/docs/concepts/comparison/winglang'],
  },
  { query: 'reach the aurora cluster from my laptop', expect: ['/docs/reference/providers/aws/sql#connect'] },
  { query: 'fork and send a fix', expect: ['/docs/contributions#code', '/docs/contributions'] },
  {
    query: 'try the express sign-up form',
    expect: ['/docs/guides/nodejs/expressjs#run', '/docs/guides/nodejs/expressjs'],
  },
  { query: 'flutter example app', expect: ['/docs/guides/examples#front-ends'] },
  {
    query: 'add a chat webhook secret to the uptime monitor',
    expect: ['/docs/guides/nodejs/uptime#test', '/docs/guides/nodejs/uptime'],
  },
  { query: 'remove nitric from my machine', expect: ['/docs/reference/cli/installation#uninstall'] },
  { query: 'deploy to multiple regions', expect: ['/docs/reference/cli/stacks#environments'] },
  { query: 'debug go service delve', expect: ['/docs/guides/nodejs/debugging#go'] },
  { query: 'encryption at rest', expect: ['/docs/concepts/how-ops-use-nitric#encryption'] },
  { query: 'supported aws regions', expect: ['/docs/reference/providers/aws'] },
  { query: 'pandas', expect: ['/docs/guides/python#project'] },
  { query: 'celery', expect: ['/docs/messaging#queues'] },
];
