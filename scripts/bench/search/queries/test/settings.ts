import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Environment variables, files, and keys of configuration files. */
export const SETTINGS: readonly RelevanceRow[] = [
  { query: 'NITRIC_LOCAL_RUN_DIR', expect: ['/docs/reference/cli#folders'] },
  { query: 'GATEWAY_ADDRESS', expect: ['/docs/reference/env#server'] },
  { query: 'NITRIC_STACK_ID', expect: ['/docs/reference/env#services'] },
  { query: 'NITRIC_SERVICE_PORT', expect: ['/docs/reference/env#services'] },
  {
    query: 'AZURE_TENANT_ID',
    expect: [
      '/docs/reference/providers/azure#credentials',
      '/docs/reference/env#deployments',
      '/docs/guides/deploying#clouds',
      '/docs/guides/deploying/azure-pipelines',
    ],
  },
  { query: 'GCP_IDENTITY_PROVIDER', expect: ['/docs/guides/deploying/github-actions#gcp'] },
  { query: 'NITRIC_DB_NAME', expect: ['/docs/sql#migration-container'] },
  { query: 'security-group-ids', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  { query: 'import.topics', expect: ['/docs/reference/providers/gcp/configuration#import-keys'] },
  { query: 'seconds-until-auto-pause', expect: ['/docs/reference/providers/aws/configuration#sql-keys'] },
  { query: 'min-capacity', expect: ['/docs/reference/providers/aws/configuration#sql-keys'] },
  {
    query: 'cloudrun concurrency',
    expect: [
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/reference/providers/gcp#configuration',
    ],
  },
  {
    query: 'resource-group',
    expect: [
      '/docs/reference/providers/azure/configuration#general-keys',
      '/docs/reference/providers/azure#find',
      '/docs/reference/providers/azure#configuration',
    ],
  },
  {
    query: 'instance-types',
    expect: ['/docs/reference/providers/aws/configuration#batch-keys', '/docs/batch#limits'],
  },
  {
    query: 'skip-cache-invalidation',
    expect: ['aws', 'gcp', 'azure'].map(
      (cloud) => `/docs/reference/providers/${cloud}/configuration#website-keys`,
    ),
  },
  { query: 'outdir', expect: ['/docs/reference/providers/terraform#stack-file'] },
  { query: 'backend azurerm', expect: ['/docs/reference/providers/terraform#stack-file'] },
  {
    query: 'max-cpus',
    expect: ['/docs/reference/providers/aws/configuration#batch-keys', '/docs/batch#limits'],
  },
  { query: 'experimentalDecorators', expect: ['/docs/guides/nodejs/nestjs#project', '/docs/http#nestjs'] },
  { query: 'launch-template', expect: ['/docs/reference/providers/aws/configuration#batch-keys'] },
  { query: 'working-directory', expect: ['/docs/guides/deploying/github-actions#action'] },
  { query: 'llms.txt', expect: ['/docs/agents#llms'] },
  {
    query: 'apis.main.description',
    expect: [
      '/docs/reference/providers/aws/configuration#api-keys',
      '/docs/reference/providers/gcp/configuration#general-keys',
      '/docs/reference/providers/azure/configuration#general-keys',
      '/docs/apis#clouds',
      ...['aws', 'gcp', 'azure'].map((cloud) => `/docs/reference/providers/${cloud}#configuration`),
    ],
  },
];
