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
      '/docs/guides/deploying/azure-pipelines#secret',
      '/docs/guides/deploying/github-actions#azure',
      '/docs/guides/deploying/gitlab-ci#azure',
    ],
  },
  { query: 'GCP_IDENTITY_PROVIDER', expect: ['/docs/guides/deploying/github-actions#gcp'] },
  { query: 'NITRIC_DB_NAME', expect: ['/docs/sql#migration-container', '/docs/reference/env#builds'] },
  {
    query: 'security-group-ids',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/guides/nodejs/byo-database#network',
    ],
  },
  {
    query: 'import.topics',
    expect: [
      '/docs/reference/providers/gcp/configuration#import-keys',
      '/docs/reference/providers/gcp/topics#import',
    ],
  },
  {
    query: 'seconds-until-auto-pause',
    expect: [
      '/docs/reference/providers/aws/configuration#sql-keys',
      '/docs/reference/providers/aws/sql#capacity',
      '/docs/reference/providers/aws/sql#configuration',
      '/docs/reference/providers/aws/sql',
      '/docs/troubleshooting#stack-file',
    ],
  },
  {
    query: 'min-capacity',
    expect: [
      '/docs/reference/providers/aws/configuration#sql-keys',
      '/docs/reference/providers/aws/sql#capacity',
      '/docs/reference/providers/aws/sql#configuration',
      '/docs/reference/providers/aws/sql',
    ],
  },
  {
    query: 'cloudrun concurrency',
    expect: [
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/reference/providers/gcp/apis#configuration',
      '/docs/reference/providers/terraform/gcp#service-keys',
    ],
  },
  {
    query: 'resource-group',
    expect: [
      '/docs/reference/providers/azure/configuration#general-keys',
      '/docs/reference/providers/azure#find',
      '/docs/reference/providers/azure/configuration',
      '/docs/reference/providers/terraform/azure#keys',
    ],
  },
  {
    query: 'instance-types',
    expect: [
      '/docs/reference/providers/aws/configuration#batch-keys',
      '/docs/batch#limits',
      '/docs/reference/providers/aws/batch#configuration',
      '/docs/reference/providers/aws/batch',
    ],
  },
  {
    query: 'skip-cache-invalidation',
    expect: [
      ...['aws', 'gcp', 'azure'].map(
        (cloud) => `/docs/reference/providers/${cloud}/configuration#website-keys`,
      ),
      '/docs/websites#domain',
      ...['aws', 'gcp', 'azure'].map((cloud) => `/docs/reference/providers/terraform/${cloud}#website-keys`),
    ],
  },
  {
    query: 'outdir',
    expect: [
      '/docs/reference/providers/terraform#stack-file',
      '/docs/reference/providers/terraform/aws#keys',
      '/docs/reference/providers/terraform/gcp#keys',
      '/docs/reference/providers/terraform/azure#keys',
    ],
  },
  {
    query: 'backend azurerm',
    expect: [
      '/docs/reference/providers/terraform#stack-file',
      '/docs/reference/providers/terraform/azure#example',
    ],
  },
  {
    query: 'max-cpus',
    expect: [
      '/docs/reference/providers/aws/configuration#batch-keys',
      '/docs/batch#limits',
      '/docs/reference/providers/aws/batch#configuration',
      '/docs/reference/providers/aws/batch',
    ],
  },
  { query: 'experimentalDecorators', expect: ['/docs/guides/nodejs/nestjs#project'] },
  {
    query: 'launch-template',
    expect: [
      '/docs/reference/providers/aws/configuration#batch-keys',
      '/docs/reference/providers/aws/batch#disks',
      '/docs/reference/providers/aws/batch#configuration',
      '/docs/guides/nodejs/image-thumbnails#gpu',
    ],
  },
  { query: 'working-directory', expect: ['/docs/guides/deploying/github-actions#action'] },
  { query: 'llms.txt', expect: ['/docs/agents#llms'] },
  {
    query: 'apis.main.description',
    expect: [
      '/docs/reference/providers/aws/configuration#api-keys',
      '/docs/reference/providers/gcp/configuration#general-keys',
      '/docs/reference/providers/azure/configuration#general-keys',
      ...['aws', 'gcp', 'azure'].map((cloud) => `/docs/reference/providers/${cloud}/apis#configuration`),
    ],
  },
  {
    query: 'NITRIC_AWS_RESOURCE_RESOLVER',
    expect: ['/docs/reference/env#server', '/docs/reference/providers/aws/websockets#send'],
  },
  {
    query: 'lockBehavior',
    expect: ['/docs/guides/deploying/azure-pipelines', '/docs/guides/deploying/azure-pipelines#setup'],
  },
  {
    query: 'ARM_USE_OIDC',
    expect: [
      '/docs/guides/deploying/github-actions#azure',
      '/docs/guides/deploying/gitlab-ci#azure',
      '/docs/guides/deploying/azure-pipelines',
    ],
  },
];
