import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Environment variables, files, and keys of configuration files. */
export const SETTINGS: readonly RelevanceRow[] = [
  {
    query: 'AWS_REGION',
    expect: [
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/aws',
      '/docs/reference/providers/aws#credentials',
    ],
  },
  {
    query: 'PULUMI_ACCESS_TOKEN',
    expect: [
      '/docs/reference/providers/pulumi#passphrase',
      '/docs/reference/providers/pulumi#pipelines',
      '/docs/reference/providers/pulumi#state',
      '/docs/reference/cli#pulumi',
      '/docs/reference/env#deployments',
      '/docs/guides/deploying#setup',
      '/docs/troubleshooting#pulumi-login',
      '/docs/concepts/cicd#runner',
    ],
  },
  {
    query: 'PULUMI_CONFIG_PASSPHRASE',
    expect: [
      '/docs/reference/providers/pulumi#passphrase',
      '/docs/reference/cli#pulumi',
      '/docs/reference/env#deployments',
    ],
  },
  {
    query: 'NITRIC_ENVIRONMENT',
    expect: ['/docs/reference/env#services', '/docs/reference/nodejs/common#lifecycle'],
  },
  { query: 'SERVICE_ADDRESS', expect: ['/docs/reference/env#services'] },
  {
    query: 'NITRIC_HTTP_PROXY_PORT',
    reason: 'The section about an app that does not start is about this variable, too.',
    expect: ['/docs/reference/env#services', '/docs/http#local', '/docs/reference/nodejs/http#http'],
  },
  { query: 'MAX_WORKERS', expect: ['/docs/reference/env#server', '/docs/reference/cli#folders'] },
  { query: 'NITRIC_HOME', expect: ['/docs/reference/cli#folders'] },
  { query: 'LOCAL_DB_DIR', expect: ['/docs/reference/cli#folders'] },
  {
    query: 'DOCKER_BUILD_CACHE',
    expect: ['/docs/reference/cli#containers', '/docs/guides/deploying#cache'],
  },
  { query: 'NITRIC_DOCKER_HOST', expect: ['/docs/reference/cli#containers'] },
  {
    query: 'AWS_ACCESS_KEY_ID',
    expect: [
      '/docs/reference/providers/aws#credentials',
      '/docs/reference/env#deployments',
      '/docs/guides/deploying#setup',
    ],
  },
  {
    query: 'AWS_PROFILE',
    expect: ['/docs/reference/providers/aws#credentials', '/docs/reference/env#deployments'],
  },
  {
    query: 'ARM_CLIENT_ID',
    expect: ['/docs/reference/providers/azure#credentials', '/docs/reference/env#deployments'],
  },
  { query: 'DB_URL', expect: ['/docs/sql#migration-container', '/docs/reference/env#builds'] },
  {
    query: 'HANDLER build arg',
    expect: [
      '/docs/reference/custom-containers#create-a-dockerfile-template',
      '/docs/reference/custom-containers#settings',
    ],
  },
  {
    query: '$SERVICE_PATH',
    expect: [
      '/docs/reference/cli#start-command',
      '/docs/reference/env#builds',
      '/docs/concepts/project-structure#start',
    ],
  },
  {
    query: 'NITRIC_BETA_PROVIDERS',
    expect: ['/docs/reference/env#deployments', '/docs/reference/preview-features#beta-providers'],
  },
  { query: 'LOG_LEVEL', expect: ['/docs/reference/env#server'] },
  { query: 'WORKER_TIMEOUT', expect: ['/docs/troubleshooting#worker-timeout', '/docs/reference/env#server'] },
  {
    query: 'schedule-timezone',
    expect: [
      '/docs/schedules#time-zone',
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/gcp/configuration#general-keys',
      '/docs/reference/providers/aws/schedules',
    ],
  },
  {
    query: 'basedir',
    expect: [
      '/docs/concepts/project-structure#monorepo',
      '/docs/reference/cli#project-file',
      '/docs/reference/custom-containers#monorepo',
      '/docs/websites#keys',
      '/docs/concepts/project-structure#keys',
    ],
  },
  {
    query: 'batch-services',
    expect: [
      '/docs/reference/preview-features#batch-services',
      '/docs/batch#project',
      '/docs/batch',
      '/docs/reference/cli#project-file',
    ],
  },
  { query: 'provisioned-concurrency', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  { query: 'ephemeral-storage', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  {
    query: 'gcp-project-id',
    expect: ['/docs/reference/providers/gcp/configuration#general-keys', '/docs/reference/providers/gcp'],
  },
  {
    query: 'adminemail',
    expect: ['/docs/reference/providers/azure/configuration#general-keys', '/docs/reference/providers/azure'],
  },
  {
    query: 'import.buckets',
    expect: [
      '/docs/reference/providers/aws/configuration#import-keys',
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/aws/imports',
    ],
  },
  { query: 'deletion-policy', expect: ['/docs/reference/providers/gcp/configuration#batch-sql-keys'] },
  { query: 'aurora-rds-cluster', expect: ['/docs/reference/providers/aws/configuration#sql-keys'] },
  { query: 'batch-compute-env', expect: ['/docs/reference/providers/aws/configuration#batch-keys'] },
  { query: 'accelerator-type', expect: ['/docs/reference/providers/gcp/configuration#batch-sql-keys'] },
  { query: 'min-replicas', expect: ['/docs/reference/providers/azure/configuration#service-keys'] },
  { query: 'max-instances', expect: ['/docs/reference/providers/gcp/configuration#service-keys'] },
  {
    query: 'cdktf.out',
    expect: ['/docs/reference/providers/terraform#stack-file', '/docs/reference/providers/terraform'],
  },
  {
    query: 'subscription-id',
    expect: [
      '/docs/reference/providers/terraform#stack-file',
      '/docs/reference/providers/terraform/azure#keys',
      '/docs/reference/providers/terraform/azure',
    ],
  },
  {
    query: 'local.nitric.yaml',
    expect: [
      '/docs/concepts/project-structure#local-config',
      '/docs/reference/cli/local-development#fixed-ports',
    ],
  },
  { query: 'docker-providers', expect: ['/docs/reference/preview-features#docker-providers'] },
  {
    query: 'beta-providers',
    expect: [
      '/docs/reference/preview-features#beta-providers',
      '/docs/reference/providers/terraform#prerequisites',
    ],
  },
  {
    query: 'runtimes dockerfile context',
    expect: ['/docs/reference/custom-containers#settings', '/docs/reference/custom-containers#monorepo'],
  },
  { query: 'cdn.domain', expect: ['/docs/reference/providers/aws/configuration#website-keys'] },
  {
    query: '.dockerignore',
    expect: ['/docs/reference/custom-containers#ignore'],
  },
  {
    query: '.env',
    expect: ['/docs/reference/env', '/docs/reference/env#files'],
  },
  {
    query: 'nitric-spec.json',
    expect: ['/docs/reference/cli#spec'],
  },
  {
    query: 'AWS_SECRET_ACCESS_KEY',
    expect: [
      '/docs/reference/providers/aws#credentials',
      '/docs/reference/env#deployments',
      '/docs/guides/deploying#setup',
    ],
  },
  {
    query: 'ARM_TENANT_ID',
    expect: [
      '/docs/reference/providers/azure#credentials',
      '/docs/reference/env#deployments',
      '/docs/guides/deploying#clouds',
    ],
  },
  { query: 'MIN_WORKERS', expect: ['/docs/reference/env#server'] },
  { query: 'LOCAL_BUCKETS_DIR', expect: ['/docs/reference/cli#folders'] },
  { query: 'LOCAL_SECRETS_DIR', expect: ['/docs/reference/cli#folders'] },
  {
    query: 'PULUMI_CONFIG_PASSPHRASE_FILE',
    expect: [
      '/docs/reference/providers/pulumi#passphrase',
      '/docs/reference/cli#pulumi',
      '/docs/reference/env#deployments',
    ],
  },
  { query: 'lambda.timeout', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  { query: 'cloudrun.concurrency', expect: ['/docs/reference/providers/gcp/configuration#service-keys'] },
  { query: 'containerapps.cpu', expect: ['/docs/reference/providers/azure/configuration#service-keys'] },
  {
    query: 'import.secrets',
    expect: [
      '/docs/reference/providers/aws/configuration#import-keys',
      '/docs/reference/providers/gcp/configuration#import-keys',
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/gcp#imports',
      '/docs/secrets#import',
    ],
  },
  { query: 'cdn.client-ttl', expect: ['/docs/reference/providers/gcp/configuration#website-keys'] },
  { query: 'refresh: true', expect: ['/docs/reference/providers/pulumi#refresh'] },
  {
    query: 'databases deletion-policy ABANDON',
    expect: ['/docs/reference/providers/gcp/configuration#batch-sql-keys'],
  },
  { query: 'runtime args', expect: ['/docs/reference/custom-containers#settings'] },
  {
    query: 'nitric.dev.yaml',
    expect: [
      '/docs/concepts/project-structure#stacks',
      '/docs/reference/providers#stacks',
      '/docs/reference/cli#stack-new',
      '/docs/guides/deploying#setup',
      '/docs/support/upgrade#stack-files',
      '/docs/getting-started/quickstart#deploy',
      '/docs/reference/cli/stacks',
    ],
  },
  {
    query: 'preview: sql-databases',
    expect: [
      '/docs/reference/preview-features#sql-databases',
      '/docs/reference/preview-features',
      '/docs/sql',
    ],
  },
  {
    query: 'apis.main.port',
    expect: ['/docs/reference/cli/local-development#fixed-ports', '/docs/apis#local'],
  },
  { query: 'stack-name input', expect: ['/docs/guides/deploying/github-actions#action'] },
  {
    query: '~/.nitric/providers',
    expect: [
      '/docs/reference/cli/local-development#data',
      '/docs/reference/providers#name',
      '/docs/reference/providers/custom/building-custom-provider#use',
      '/docs/reference/providers/custom/building-custom-provider#install',
    ],
  },
  {
    query: '.nitric/run',
    reason: 'The path consists of two words that are in many headings.',
    expect: [
      '/docs/reference/cli/local-development#data',
      '/docs/reference/cli#folders',
      '/docs/concepts/project-structure#nitric-folder',
    ],
  },
  {
    query: 'docker://',
    expect: [
      '/docs/reference/providers/install/docker',
      '/docs/reference/preview-features#docker-providers',
      '/docs/reference/providers#name',
      '/docs/reference/providers/custom/building-custom-provider#use',
      '/docs/reference/providers/install/docker',
    ],
  },
  { query: 'mcp.json cursor', expect: ['/docs/agents#cursor'] },
  {
    query: 'WEBSITES preview flag',
    expect: ['/docs/reference/preview-features#websites', '/docs/reference/preview-features#flags'],
  },
  { query: 'lambda.memory', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  { query: 'cloudrun.max-instances', expect: ['/docs/reference/providers/gcp/configuration#service-keys'] },
  {
    query: 'tags',
    expect: [
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/gcp/configuration#general-keys',
      '/docs/concepts/how-ops-use-nitric#find',
    ],
  },
  { query: 'DOCKER_BUILD_CACHE_SRC', expect: ['/docs/reference/cli#containers'] },
  {
    query: 'databases.main.deletion-policy',
    expect: ['/docs/reference/providers/gcp/configuration#batch-sql-keys'],
  },
  {
    query: 'provider: custom/my-provider@0.0.1',
    expect: [
      '/docs/reference/providers/custom/building-custom-provider#use',
      '/docs/reference/providers#name',
    ],
  },
  {
    query: 'zone-name',
    expect: [
      '/docs/reference/providers/gcp/configuration#website-keys',
      '/docs/reference/providers/azure/configuration#website-keys',
    ],
  },
  {
    query: 'websocket port local.nitric.yaml',
    expect: [
      '/docs/concepts/project-structure#local-config',
      '/docs/reference/cli/local-development#fixed-ports',
      '/docs/websockets#local',
    ],
  },
  { query: 'websites[].build.output', expect: ['/docs/websites#keys', '/docs/reference/cli#project-file'] },
  {
    query: 'services type nitric.yaml',
    expect: [
      '/docs/concepts/project-structure#type',
      '/docs/reference/cli/stacks#types',
      '/docs/concepts/project-structure#keys',
      '/docs/reference/cli#project-file',
      '/docs/getting-started/deployment#service-types',
    ],
  },
  {
    query: 'nitric.prod.yaml',
    expect: [
      '/docs/concepts/project-structure#stacks',
      '/docs/reference/cli/stacks#file',
      '/docs/reference/cli/stacks',
      '/docs/reference/cli/stacks#environments',
    ],
  },
  {
    query: 'service type nitric.yaml',
    expect: [
      '/docs/concepts/project-structure#type',
      '/docs/concepts/project-structure#keys',
      '/docs/getting-started/deployment#service-types',
      '/docs/reference/cli/stacks#types',
      '/docs/reference/cli#project-file',
    ],
  },
  {
    query: 'min-instances per service type',
    expect: [
      '/docs/getting-started/deployment#service-types',
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/reference/cli/stacks#types',
    ],
  },
  { query: 'stack-name input of the action', expect: ['/docs/guides/deploying/github-actions#action'] },
  { query: 'uv dependency group for training', expect: ['/docs/guides/python/text-prediction#libraries'] },
  {
    query: 'tags in stack file',
    expect: [
      '/docs/reference/cli/stacks#file',
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/azure/configuration#general-keys',
      '/docs/reference/providers/gcp/configuration#general-keys',
      '/docs/reference/providers/terraform/aws#keys',
      '/docs/reference/providers/terraform/gcp#keys',
      '/docs/reference/providers/terraform/azure#keys',
    ],
  },
  {
    query: 'job handlers batch-services go',
    library: 'go',
    expect: [
      '/docs/reference/go/batch#notes',
      '/docs/batch#project',
      '/docs/concepts/project-structure#keys',
    ],
  },
  {
    query: 'preview flag sql-databases',
    expect: [
      '/docs/reference/preview-features#sql-databases',
      '/docs/sql',
      '/docs/reference/preview-features#flags',
      '/docs/reference/preview-features',
    ],
  },
  { query: 'max-cpus batch', expect: ['/docs/reference/providers/aws/configuration#batch-keys'] },
  {
    query: 'import existing bucket arn',
    expect: [
      '/docs/reference/providers/aws/configuration#import-keys',
      '/docs/reference/providers/aws/imports',
      '/docs/reference/providers/aws/imports#kinds',
    ],
  },
  { query: 'awstf lambda memory', expect: ['/docs/reference/providers/terraform/aws#service-keys'] },
  {
    query: 'enable sql preview in dart',
    library: 'dart',
    expect: [
      '/docs/reference/dart/sql#notes',
      '/docs/sql',
      '/docs/reference/preview-features#sql-databases',
      '/docs/reference/dart/sql',
    ],
  },
  { query: 'AZURE_CLIENT_ID', expect: ['/docs/reference/env#deployments'] },
  { query: 'azure refresh', expect: ['/docs/reference/providers/azure/configuration#general-keys'] },
  {
    query: 'import.secrets gcp',
    expect: [
      '/docs/reference/providers/gcp/secrets#import',
      '/docs/reference/providers/gcp/configuration#import-keys',
    ],
  },
  { query: 'azuretf subscription-id', expect: ['/docs/reference/providers/terraform/azure#keys'] },
  {
    query: 'which instance types for batch on aws',
    expect: ['/docs/reference/providers/aws/configuration#batch-keys'],
  },
  {
    query: 'nitric awstf capacity units of aurora',
    expect: ['/docs/reference/providers/terraform/aws#limits'],
  },
  { query: 'KeyValueStoreWrite', expect: ['/docs/reference/providers/azure/keyvalue#permissions'] },
  {
    query: 'minimum go version',
    expect: [
      '/docs/reference/cli/installation#languages',
      '/docs/guides/go',
      '/docs/getting-started/quickstart#prerequisites',
    ],
  },
  {
    query: '.well-known/openid-configuration',
    expect: ['/docs/apis#security', '/docs/troubleshooting#oidc'],
  },
  { query: 'SecretAccess role azure', expect: ['/docs/reference/providers/azure/secrets#permissions'] },
  { query: 'batch:SubmitJob', expect: ['/docs/reference/providers/aws/batch#permissions'] },
  {
    query: 'max-cpus payload of a submission',
    expect: [
      '/docs/reference/providers/aws/batch#limits',
      '/docs/reference/providers/aws/configuration#batch-keys',
    ],
  },
  {
    query: 'config.default containerapps replicas',
    expect: [
      '/docs/reference/providers/azure/configuration#service-keys',
      '/docs/reference/providers/azure/configuration',
    ],
  },
  { query: 'subscription-id of azuretf', expect: ['/docs/reference/providers/terraform/azure#keys'] },
  {
    query: 'sql-databases preview flag drizzle',
    expect: [
      '/docs/guides/nodejs/nitric-and-drizzle#project',
      '/docs/reference/preview-features#sql-databases',
      '/docs/guides/nodejs/nitric-and-drizzle',
    ],
  },
  {
    query: 'roles/iam.serviceAccountUser batch',
    expect: ['/docs/reference/providers/gcp/batch#permissions'],
  },
];
