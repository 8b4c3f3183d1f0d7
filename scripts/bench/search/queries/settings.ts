import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Environment variables, files, and keys of configuration files. */
export const SETTINGS: readonly RelevanceRow[] = [
  {
    query: 'AWS_REGION',
    expect: [
      '/docs/reference/providers/aws#general-keys',
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
  { query: 'DB_URL', expect: ['/docs/sql#migration-container'] },
  {
    query: 'HANDLER build arg',
    expect: [
      '/docs/reference/custom-containers#create-a-dockerfile-template',
      '/docs/reference/custom-containers#settings',
    ],
  },
  { query: '$SERVICE_PATH', expect: ['/docs/reference/cli#start-command'] },
  {
    query: 'NITRIC_BETA_PROVIDERS',
    expect: ['/docs/reference/env#deployments', '/docs/reference/preview-features#beta-providers'],
  },
  { query: 'LOG_LEVEL', expect: ['/docs/reference/env#server'] },
  { query: 'WORKER_TIMEOUT', expect: ['/docs/reference/env#server'] },
  {
    query: 'schedule-timezone',
    expect: [
      '/docs/schedules#time-zone',
      '/docs/reference/providers/aws#general-keys',
      '/docs/reference/providers/gcp#general-keys',
    ],
  },
  {
    query: 'basedir',
    expect: ['/docs/reference/cli#project-file', '/docs/reference/custom-containers#monorepo'],
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
  { query: 'provisioned-concurrency', expect: ['/docs/reference/providers/aws#service-keys'] },
  { query: 'ephemeral-storage', expect: ['/docs/reference/providers/aws#service-keys'] },
  {
    query: 'gcp-project-id',
    expect: ['/docs/reference/providers/gcp#general-keys', '/docs/reference/providers/gcp'],
  },
  {
    query: 'adminemail',
    expect: ['/docs/reference/providers/azure#general-keys', '/docs/reference/providers/azure'],
  },
  {
    query: 'import.buckets',
    expect: ['/docs/reference/providers/aws#import-keys', '/docs/reference/providers/aws#imports'],
  },
  { query: 'deletion-policy', expect: ['/docs/reference/providers/gcp#batch-sql-keys'] },
  { query: 'aurora-rds-cluster', expect: ['/docs/reference/providers/aws#sql-keys'] },
  { query: 'batch-compute-env', expect: ['/docs/reference/providers/aws#batch-keys'] },
  { query: 'accelerator-type', expect: ['/docs/reference/providers/gcp#batch-sql-keys'] },
  { query: 'min-replicas', expect: ['/docs/reference/providers/azure#service-keys'] },
  { query: 'max-instances', expect: ['/docs/reference/providers/gcp#service-keys'] },
  {
    query: 'cdktf.out',
    expect: ['/docs/reference/providers/terraform#stack-file', '/docs/reference/providers/terraform'],
  },
  { query: 'subscription-id', expect: ['/docs/reference/providers/terraform#stack-file'] },
  { query: 'local.nitric.yaml', expect: ['/docs/reference/cli#fixed-ports'] },
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
  { query: 'cdn.domain', expect: ['/docs/reference/providers/aws#website-keys'] },
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
];
