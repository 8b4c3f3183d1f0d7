import type { ConfigurationKey } from './types.ts';

const SCHEDULE_TIMEZONE: ConfigurationKey = {
  path: 'schedule-timezone',
  type: 'time zone',
  default: '`UTC`',
  meaning: 'The time zone of schedules, such as `Australia/Sydney`.',
};
const API_DOMAINS: ConfigurationKey = {
  path: 'apis.<name>.domains',
  type: 'list of strings',
  meaning: 'The domains of an API. Their hosted zone exists in Route 53.',
};
const IMPORTED_SECRETS: ConfigurationKey = {
  path: 'import.secrets.<name>',
  type: 'ARN',
  meaning: 'An existing secret to use instead of a new one.',
};
const CDN: readonly ConfigurationKey[] = [
  { path: 'cdn.domain', type: 'string', preview: 'websites', meaning: 'The domain of the websites.' },
  {
    path: 'cdn.skip-cache-invalidation',
    type: 'boolean',
    default: '`false`',
    preview: 'websites',
    meaning: 'Keep the cache of the CDN when a deployment changes the websites.',
  },
];
const LAMBDA: readonly ConfigurationKey[] = [
  {
    path: 'config.<type>.lambda.memory',
    type: 'integer',
    default: '`128`',
    meaning: 'The memory in MB.',
  },
  {
    path: 'config.<type>.lambda.timeout',
    type: 'integer',
    default: '`15`',
    meaning: 'The seconds after which a call ends.',
  },
  {
    path: 'config.<type>.lambda.ephemeral-storage',
    type: 'integer',
    default: '`512`',
    since: '1.14.2',
    meaning: 'The temporary storage in MB.',
  },
];
const LAMBDA_ON_PULUMI: readonly ConfigurationKey[] = [
  {
    path: 'config.<type>.lambda.provisioned-concurrency',
    type: 'integer',
    default: '`0`',
    meaning: 'The number of instances that are always ready.',
  },
  {
    path: 'config.<type>.lambda.vpc.subnet-ids',
    type: 'list of strings',
    meaning: 'The subnets of the VPC that the service reaches.',
  },
  {
    path: 'config.<type>.lambda.vpc.security-group-ids',
    type: 'list of strings',
    meaning: 'The security groups that apply in that VPC.',
  },
];
const BATCH: readonly ConfigurationKey[] = [
  {
    path: 'batch-compute-env.min-cpus',
    type: 'integer',
    default: '`0`',
    meaning: 'The vCPUs that stay available.',
  },
  {
    path: 'batch-compute-env.max-cpus',
    type: 'integer',
    default: '`32`',
    meaning: 'The maximum number of vCPUs.',
  },
  {
    path: 'batch-compute-env.instance-types',
    type: 'list of strings',
    default: '`[optimal]`',
    meaning: 'The instance types that jobs run on.',
  },
  ...[
    { path: '', type: 'list', meaning: 'The disks of the instances.' },
    { path: '[].device-name', type: 'string', meaning: 'The name of the device.' },
    { path: '[].ebs.delete-on-termination', type: 'string', meaning: 'Delete the disk with its instance.' },
    { path: '[].ebs.volume-size', type: 'integer', meaning: 'The size in GiB.' },
    { path: '[].ebs.volume-type', type: 'string', meaning: 'The type of the volume.' },
  ].map((key) => ({ ...key, path: `batch-compute-env.launch-template.block-device-mappings${key.path}` })),
];
const AURORA: readonly ConfigurationKey[] = [
  {
    path: 'aurora-rds-cluster.min-capacity',
    type: 'number',
    default: '`0.5` without the block',
    meaning: 'The minimum capacity in ACU.',
  },
  {
    path: 'aurora-rds-cluster.max-capacity',
    type: 'number',
    default: '`1` without the block',
    meaning: 'The maximum capacity in ACU.',
  },
  {
    path: 'aurora-rds-cluster.seconds-until-auto-pause',
    type: 'integer',
    meaning: 'The seconds without a connection after which the cluster pauses. It needs `min-capacity: 0`.',
  },
];

/** The keys of `nitric/aws` besides those of every stack file. */
export const AWS_KEYS: readonly ConfigurationKey[] = [
  SCHEDULE_TIMEZONE,
  API_DOMAINS,
  IMPORTED_SECRETS,
  {
    path: 'import.buckets.<name>',
    type: 'ARN or bucket name',
    since: '1.10.0',
    meaning: 'An existing bucket to use instead of a new one.',
  },
  ...LAMBDA,
  ...LAMBDA_ON_PULUMI,
  ...BATCH,
  ...AURORA,
  ...CDN,
];

/** The keys of `nitric/awstf` besides those of every stack file. */
export const AWSTF_KEYS: readonly ConfigurationKey[] = [
  SCHEDULE_TIMEZONE,
  API_DOMAINS,
  IMPORTED_SECRETS,
  ...LAMBDA,
  ...CDN,
];
