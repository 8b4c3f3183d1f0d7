import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Tables that map resources to the services of a cloud. */
const SERVICES = ['/docs/reference/providers#services', '/docs/reference#compatibility'];

/** Words from other products and clouds for what these pages call differently. */
export const SYNONYMS: readonly RelevanceRow[] = [
  {
    query: 'blob storage',
    expect: [
      '/docs/storage',
      '/docs/storage#clouds',
      '/docs/reference/providers/azure#services',
      ...SERVICES,
    ],
  },
  { query: 'object storage', expect: ['/docs/storage'] },
  {
    query: 'S3 bucket',
    expect: [
      '/docs/storage',
      '/docs/storage#clouds',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/aws#imports',
    ],
  },
  {
    query: 'file upload',
    expect: [
      '/docs/storage#signed-urls',
      '/docs/storage',
      '/docs/storage#browser',
      '/docs/guides/python/serverless-rest-api-example',
    ],
  },
  { query: 'queue worker', expect: ['/docs/messaging#queues'] },
  {
    query: 'secrets manager',
    expect: ['/docs/secrets', '/docs/secrets#clouds', '/docs/reference/providers/aws#services', ...SERVICES],
  },
  {
    query: 'cron job',
    expect: ['/docs/schedules', '/docs/schedules#cron', ...inReferences('schedules#schedule-cron')],
  },
  { query: 'REST endpoint', expect: ['/docs/apis', '/docs/apis#routes'] },
  {
    query: 'pub/sub',
    expect: [
      '/docs/messaging#topics',
      '/docs/messaging',
      '/docs/messaging#clouds',
      '/docs/reference/providers/gcp#services',
      ...SERVICES,
      '/docs/reference/providers/gcp/topics',
      '/docs/reference/providers/gcp/queues',
    ],
  },
  { query: 'event bus', expect: ['/docs/messaging#topics', '/docs/messaging'] },
  { query: 'lambda timeout', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  { query: 'lambda memory', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  {
    query: 'cold start',
    expect: [
      '/docs/troubleshooting#cold-start',
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/reference/providers/azure/configuration#service-keys',
    ],
  },
  { query: 'scheduled task', expect: ['/docs/schedules'] },
  {
    query: 'background job',
    reason: 'A guide does this as one of its steps and says it in the same words.',
    expect: [
      '/docs/batch',
      '/docs/messaging#queues',
      '/docs/messaging',
      '/docs/concepts/build-with-nitric#background',
    ],
  },
  {
    query: 'dynamodb',
    expect: [
      '/docs/keyvalue#clouds',
      '/docs/keyvalue',
      '/docs/keyvalue#limits',
      '/docs/reference/providers/aws#services',
      ...SERVICES,
    ],
  },
  {
    query: 'firestore',
    expect: [
      '/docs/keyvalue#clouds',
      '/docs/keyvalue',
      '/docs/reference/providers/gcp#services',
      '/docs/reference/providers/gcp#prerequisites',
      '/docs/reference/providers/gcp#limits',
      ...SERVICES,
      '/docs/reference/providers/gcp/keyvalue',
    ],
  },
  { query: 'postgres', expect: ['/docs/sql', ...inReferences('sql#sql'), '/docs/guides/examples#databases'] },
  {
    query: 'RDS',
    expect: [
      '/docs/reference/providers/aws/configuration#sql-keys',
      '/docs/sql',
      '/docs/sql#clouds',
      '/docs/sql#limits',
    ],
  },
  {
    query: 'SQS',
    expect: [
      '/docs/messaging#clouds',
      '/docs/messaging#queues',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/aws#limits',
      ...SERVICES,
    ],
  },
  {
    query: 'eventbridge',
    expect: [
      '/docs/schedules#clouds',
      '/docs/schedules#failures',
      '/docs/reference/providers/aws#services',
      ...SERVICES,
    ],
  },
  {
    query: 'cloud run',
    reason: 'The table of each block names the service, and its heading has one of the words.',
    expect: [
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/reference/providers/gcp#services',
      '/docs/reference/providers/gcp',
      ...SERVICES,
    ],
  },
  {
    query: 'container apps',
    expect: [
      '/docs/reference/providers/azure/configuration#service-keys',
      '/docs/reference/providers/azure#services',
      '/docs/reference/providers/azure',
      ...SERVICES,
    ],
  },
  {
    query: 'key vault',
    expect: [
      '/docs/secrets#clouds',
      '/docs/secrets#first-value',
      '/docs/secrets',
      '/docs/reference/providers/azure#services',
      ...SERVICES,
    ],
  },
  { query: 'ORM', expect: ['/docs/sql', '/docs/guides/examples#databases'] },
  {
    query: 'authentication',
    expect: ['/docs/apis#security', '/docs/guides/examples#auth', '/docs/guides/nodejs#auth'],
  },
  { query: 'JWT', expect: ['/docs/apis#security', '/docs/apis#claims', '/docs/apis/claims'] },
  { query: 'oauth', expect: ['/docs/apis#security', '/docs/guides/examples#auth'] },
  {
    query: 'tear down',
    expect: [
      '/docs/reference/cli#down',
      '/docs/guides/terraform#delete',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  { query: 'undeploy', expect: ['/docs/getting-started/deployment#down', '/docs/reference/cli#down'] },
  {
    query: 'hot reload',
    expect: [
      '/docs/reference/cli#start',
      '/docs/guides/nodejs/notes-api#project',
      '/docs/reference/cli/local-development#reload',
    ],
  },
  {
    query: 'local emulator',
    expect: [
      '/docs/reference/cli#start',
      '/docs/faq#cloud-account',
      '/docs/getting-started/quickstart#local',
      '/docs/reference/cli/local-development',
    ],
  },
  {
    query: 'infrastructure as code',
    expect: [
      '/docs/concepts/introduction#infrastructure-from-code',
      '/docs/faq#infrastructure-tools',
      '/docs/concepts/infrastructure-from-code',
      '/docs/concepts/infrastructure-from-code#when',
    ],
  },
  {
    query: 'IAM policy',
    expect: [
      '/docs/concepts/access-control',
      '/docs/concepts/introduction#permissions',
      '/docs/reference/providers/aws#credentials',
    ],
  },
  {
    query: 'chat app',
    expect: [
      '/docs/websockets',
      '/docs/websockets#broadcast',
      '/docs/guides/examples#websockets',
      '/docs/guides/nodejs/websockets',
    ],
  },
  { query: 'machine learning', expect: ['/docs/batch', '/docs/guides/examples#batch'] },
  { query: 'nosql document database', expect: ['/docs/keyvalue'] },
  { query: 'webhook', expect: ['/docs/apis'] },
  {
    query: 's3 trigger',
    expect: [
      '/docs/storage#events',
      '/docs/storage#clouds',
      ...inReferences('storage#bucket-on'),
      '/docs/storage/events',
    ],
  },
  {
    query: 'store API keys',
    reason: 'Two words are names of a key value store, and nothing tells that a secret is meant.',
    expect: ['/docs/secrets'],
  },
  { query: 'discord', expect: ['/docs/support'] },
  { query: 'security vulnerability', expect: ['/docs/support'] },
  {
    query: 'podman',
    expect: [
      '/docs/reference/cli/installation#tools',
      '/docs/faq#docker',
      '/docs/reference/cli/installation#missing-tools',
    ],
  },
  {
    query: 'install on windows',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation',
      '/docs/getting-started/quickstart#prerequisites',
    ],
  },
  {
    query: 'visibility timeout',
    expect: [
      '/docs/messaging#queues',
      '/docs/messaging#limits',
      ...inReferences('queues#queue-dequeue'),
      '/docs/reference/providers/aws/queues#delivery',
      '/docs/reference/providers/azure/queues#leases',
    ],
  },
  { query: 'kotlin', expect: ['/docs/guides/jvm', '/docs/reference/jvm/v0'] },
  {
    query: 'serverless postgres',
    expect: [
      '/docs/sql#clouds',
      '/docs/sql',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/aws/configuration#sql-keys',
      '/docs/reference/providers/aws/sql',
    ],
  },
  {
    query: 'delayed delivery',
    expect: [
      '/docs/messaging#delay',
      '/docs/messaging#limits',
      '/docs/reference/go/topics#publish-options-delay',
    ],
  },
  {
    query: 'static site',
    expect: [
      '/docs/websites',
      '/docs/reference/preview-features#websites',
      '/docs/reference/cli#add-website',
    ],
  },
  {
    query: 'graphql',
    expect: [
      '/docs/guides/python/graphql',
      '/docs/guides/examples#apis',
      '/docs/http#other-frameworks',
      '/docs/guides/nodejs/graphql',
    ],
  },
  { query: 'model context protocol', expect: ['/docs/agents#mcp'] },
  { query: 'copilot', expect: ['/docs/agents'] },
  { query: 'crontab', expect: ['/docs/schedules#cron', '/docs/schedules'] },
  {
    query: 'lambda function',
    expect: ['/docs/reference/providers/aws#services', '/docs/apis#clouds', '/docs/reference/providers/aws'],
  },
  {
    query: 'mongodb',
    expect: ['/docs/keyvalue', '/docs/support/upgrade#plan', '/docs/guides/nodejs/byo-database#mongodb'],
  },
  { query: 'kafka', expect: ['/docs/messaging'] },
  {
    query: 'kubernetes',
    expect: [
      '/docs/reference/providers/custom/building-custom-provider',
      '/docs/reference/providers/custom/building-custom-provider#new-platform',
    ],
  },
  {
    query: 'service account',
    expect: [
      '/docs/reference/providers/gcp#credentials',
      '/docs/guides/deploying#clouds',
      '/docs/guides/deploying/google-cloud-build',
    ],
  },
  {
    query: 'event grid',
    expect: [
      '/docs/messaging#clouds',
      '/docs/reference/providers/azure#services',
      '/docs/storage#clouds',
      '/docs/reference/providers/azure/topics',
    ],
  },
  { query: 'cosmos db', expect: ['/docs/keyvalue', '/docs/keyvalue#clouds'] },
  {
    query: 'CDK',
    expect: [
      '/docs/reference/providers/custom/building-custom-provider#terraform',
      '/docs/reference/providers/terraform',
      '/docs/reference/providers/terraform#prerequisites',
      '/docs/faq#infrastructure-tools',
      '/docs/concepts/introduction#infrastructure-from-code',
      '/docs/concepts/comparison/aws-cdk',
    ],
  },
  { query: 'login page', expect: ['/docs/guides/examples#auth', '/docs/apis#security'] },
  {
    query: 'user accounts',
    expect: [
      '/docs/guides/examples#auth',
      '/docs/apis#security',
      '/docs/apis#claims',
      '/docs/apis/claims',
      '/docs/concepts/build-with-nitric#logins',
    ],
  },
  {
    query: 'image processing',
    expect: ['/docs/batch', '/docs/guides/examples#apis', '/docs/guides/nodejs/image-thumbnails'],
  },
  { query: 'long polling', expect: ['/docs/websockets'] },
  { query: 'push notifications', expect: ['/docs/websockets', '/docs/messaging'] },
  {
    query: 'CRUD api',
    expect: [
      '/docs/apis',
      '/docs/guides/nodejs',
      '/docs/guides/python',
      '/docs/guides/go',
      '/docs/guides/dart',
    ],
  },
  {
    query: 'url shortener',
    expect: ['/docs/guides/go/serverless-rest-api-example', '/docs/guides/examples#apis'],
  },
  { query: 'payment', expect: ['/docs/guides/examples#apis', '/docs/guides/nodejs/stripe'] },
  { query: 'vector database', expect: ['/docs/guides/examples#batch'] },
  { query: 'billing', expect: ['/docs/getting-started/deployment#cost', '/docs/faq#cost'] },
  {
    query: 'destroy environment',
    reason: 'The section about pipelines has both words.',
    expect: [
      '/docs/reference/cli#down',
      '/docs/getting-started/deployment#down',
      '/docs/reference/cli/stacks#delete',
    ],
  },
  { query: 'dry run', expect: ['/docs/reference/cli#spec', '/docs/guides/terraform#generate'] },
  {
    query: 'simulate cloud locally',
    expect: [
      '/docs/getting-started/quickstart#local',
      '/docs/reference/cli#start',
      '/docs/reference/cli/local-development',
    ],
  },
  {
    query: 'serverless functions',
    expect: [
      '/docs/apis',
      '/docs/concepts/introduction',
      '/docs/reference/providers/aws#services',
      '/docs',
      '/docs/concepts/project-structure#services',
    ],
  },
  {
    query: 'VPC',
    expect: [
      '/docs/sql#clouds',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/azure#services',
      '/docs/guides/nodejs/byo-database#network',
      '/docs/reference/providers/aws/configuration#service-keys',
    ],
  },
  {
    query: 'idempotent',
    expect: [
      '/docs/messaging#topics',
      '/docs/messaging#limits',
      '/docs/schedules#failures',
      '/docs/storage/events#failures',
    ],
  },
  {
    query: 'telemetry',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/reference/cli/installation#telemetry',
    ],
  },
  { query: 'roadmap', expect: ['/docs/support'] },
  {
    query: 'rest framework',
    reason: 'The other word is the subject of the sections about frameworks.',
    expect: ['/docs/apis', '/docs/http'],
  },
  { query: 'file system', expect: ['/docs/storage'] },
  { query: 'blob trigger', expect: ['/docs/storage#events'] },
  {
    query: 'event handler',
    expect: [
      ...inReferences('topics#message-handler', ['python', 'dart']),
      '/docs/messaging#topics',
      '/docs/messaging',
      '/docs/storage#events',
    ],
  },
  { query: 'job scheduler', expect: ['/docs/schedules'] },
  {
    query: 'task runner',
    reason: 'The machine of a pipeline is called a runner, too.',
    expect: ['/docs/batch', '/docs/messaging#queues', '/docs/schedules'],
  },
  { query: 'sqlite', expect: ['/docs/sql', '/docs/sql#limits'] },
  {
    query: 'aurora',
    expect: ['/docs/sql', '/docs/reference/providers/aws/configuration#sql-keys', '/docs/sql#clouds'],
  },
  {
    query: 'api management',
    expect: [
      '/docs/reference/providers/azure/configuration#general-keys',
      '/docs/apis#clouds',
      '/docs/reference/providers/azure#services',
    ],
  },
  { query: 'docker compose', expect: ['/docs/reference/cli#run', '/docs/reference/custom-containers'] },
  {
    query: 'sidecar',
    expect: [
      '/docs/concepts/introduction#parts',
      '/docs/reference/env#server',
      '/docs/concepts/how-nitric-works',
      '/docs/concepts/how-nitric-works#container',
    ],
  },
  { query: 'ai agent', expect: ['/docs/agents', '/docs/batch'] },
  { query: 'unit tests', expect: ['/docs/guides/nodejs/testing#unit', '/docs/guides/nodejs/testing'] },
  {
    query: 'local cloud',
    expect: [
      '/docs/reference/cli#start',
      '/docs/getting-started/quickstart#local',
      '/docs/reference/cli/local-development',
      '/docs/concepts/how-nitric-works#local-run',
    ],
  },
  {
    query: 'environment per branch',
    expect: ['/docs/faq#environments', '/docs/reference/providers#stacks', '/docs/guides/deploying#delete'],
  },
  { query: 'spring boot', expect: ['/docs/guides/jvm'] },
  { query: 'nuget', expect: ['/docs/reference/csharp/v0#install'] },
  {
    query: 'maven',
    expect: ['/docs/guides/jvm', '/docs/reference/jvm/v0#install', '/docs/guides/jvm#project'],
  },
  { query: 'license', expect: ['/docs/faq#hosted', '/docs/contributions#repositories'] },
  { query: 'slack community', expect: ['/docs/support'] },
  {
    query: 'iac tool',
    expect: [
      '/docs/concepts/introduction#infrastructure-from-code',
      '/docs/faq#infrastructure-tools',
      '/docs/concepts/infrastructure-from-code',
    ],
  },
  {
    query: 'guard route',
    reason: 'The types of routes have the only word that is in a heading.',
    expect: ['/docs/apis#security', '/docs/apis#middleware'],
  },
  { query: 'session storage', expect: ['/docs/keyvalue'] },
  {
    query: 'timeouts',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/schedules#limits',
    ],
  },
  {
    query: 'data migration',
    reason: 'The section about local development has both words.',
    expect: ['/docs/sql#migrations', '/docs/support/upgrade#plan'],
  },
  {
    query: 's3 bucket name',
    expect: ['/docs/reference/providers/aws/storage', '/docs/reference/providers/aws/storage#resources'],
  },
  { query: 'sam', expect: ['/docs/concepts/comparison/aws-sam'] },
  { query: 'mcp server for claude code', expect: ['/docs/agents', '/docs/agents#mcp'] },
  {
    query: 'catch-all route',
    expect: [
      '/docs/apis#routes',
      ...inReferences('apis#route-all', ['python', 'go', 'dart']),
      ...inReferences('apis#api-all'),
    ],
  },
  {
    query: 'machine learning training job',
    expect: ['/docs/batch', '/docs/guides/python/text-prediction', '/docs/guides/python/text-prediction#job'],
  },
  {
    query: 'cloudformation',
    expect: [
      '/docs/concepts/comparison/aws-sam',
      '/docs/concepts/comparison/aws-cdk',
      '/docs/concepts/comparison',
    ],
  },
  { query: 'arm templates', expect: ['/docs/concepts/comparison/bicep'] },
  {
    query: 'rust support',
    expect: [
      '/docs/concepts/language-support#other',
      '/docs/faq#languages',
      '/docs/concepts/language-support',
      '/docs/concepts/extensibility#library',
      '/docs/reference/custom-containers',
    ],
  },
  {
    query: 'source code on github',
    expect: ['/docs/contributions#repositories', '/docs/support#repositories'],
  },
  {
    query: 'workload identity federation',
    expect: [
      '/docs/guides/deploying/github-actions#gcp',
      '/docs/guides/deploying/gitlab-ci#gcp',
      '/docs/guides/deploying/azure-pipelines#setup',
    ],
  },
  {
    query: 'planetscale',
    expect: ['/docs/guides/nodejs/byo-database#mysql', '/docs/guides/nodejs/byo-database#hosted'],
  },
  { query: 'payment checkout', expect: ['/docs/guides/nodejs/stripe', '/docs/guides/nodejs/stripe#service'] },
  { query: 'jest', expect: ['/docs/guides/nodejs/testing', '/docs/guides/nodejs/testing#unit'] },
  { query: 'matplotlib chart', expect: ['/docs/guides/python/create-histogram'] },
  { query: 'ariadne', expect: ['/docs/guides/python/graphql'] },
  {
    query: 'sse-kms',
    expect: ['/docs/guides/terraform/s3-encryption', '/docs/guides/terraform/s3-encryption#module'],
  },
  {
    query: 'fastapi',
    expect: [
      '/docs/http',
      '/docs/http#other-frameworks',
      '/docs/concepts/language-support#differences',
      '/docs/guides/python/serverless-rest-api-example',
      '/docs/faq#frameworks',
    ],
  },
  { query: 'uninstall nitric', expect: ['/docs/reference/cli/installation#uninstall'] },
  {
    query: 'sqs visibility timeout',
    expect: [
      '/docs/reference/providers/aws/queues',
      '/docs/reference/providers/aws/queues#delivery',
      '/docs/reference/providers/aws/queues#limits',
    ],
  },
  { query: 'dapr cron binding', expect: ['/docs/reference/providers/azure/schedules'] },
  {
    query: 'terraform cdktf provider interface in go',
    expect: ['/docs/reference/providers/custom/building-custom-provider#terraform'],
  },
  { query: 'cronjob', expect: ['/docs/schedules', '/docs/schedules#cron'] },
  { query: 'jinja templates google', expect: ['/docs/concepts/comparison/gcp-deployment-manager'] },
  { query: 'exclusive lock check', expect: ['/docs/guides/deploying/azure-pipelines#setup'] },
  { query: 'rag example', expect: ['/docs/guides/examples#batch'] },
  { query: 'execute-api endpoint', expect: ['/docs/reference/providers/aws/apis'] },
  { query: 'recurring work', expect: ['/docs/concepts/build-with-nitric#recurring', '/docs/schedules'] },
  {
    query: 'feedback on beta features',
    expect: [
      '/docs/support#preview',
      '/docs/reference/preview-features',
      '/docs/reference/preview-features#stability',
    ],
  },
  { query: 'cron jobs', expect: ['/docs/concepts/build-with-nitric#recurring', '/docs/schedules'] },
  { query: 'rds backup', expect: ['/docs/reference/providers/aws/sql#down'] },
  { query: 'llm assistant', expect: ['/docs/agents'] },
  { query: 'live connections', expect: ['/docs/concepts/build-with-nitric#real-time', '/docs/websockets'] },
  { query: 'llms.txt or markdown version of a page', expect: ['/docs/agents#markdown', '/docs/agents'] },
];
