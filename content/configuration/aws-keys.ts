import type { ConfigurationKey } from './shared-keys.ts';

const SCHEDULE_TIMEZONE: ConfigurationKey = {
  path: 'schedule-timezone',
  type: 'time zone',
  default: '`UTC`',
  meaning: 'The time zone in which [schedules](/schedules) run, such as `Australia/Sydney`.',
};
const API_DOMAINS: ConfigurationKey = {
  path: 'apis.<name>.domains',
  type: 'list of strings',
  meaning:
    'The domains of the API with this name. Their hosted zone must exist in Route 53, and a domain is the zone itself or one level below it.',
};
const IMPORTED_SECRETS: ConfigurationKey = {
  path: 'import.secrets.<name>',
  type: 'ARN',
  meaning: 'An existing secret that takes the place of the secret with this name.',
};
const CDN_DOMAIN: ConfigurationKey = {
  path: 'cdn.domain',
  type: 'string',
  preview: 'websites',
  since: '1.27.0',
  meaning: 'The domain of the CloudFront distribution.',
};
const CDN: readonly ConfigurationKey[] = [
  {
    path: 'cdn.skip-cache-invalidation',
    type: 'boolean',
    default: '`false`',
    preview: 'websites',
    since: '1.25.0',
    meaning: 'Keep the cache of the CDN when a deployment changes the websites.',
  },
];
const LAMBDA: readonly ConfigurationKey[] = [
  {
    path: 'config.<type>.lambda.memory',
    type: 'integer',
    default: '`128`',
    meaning: 'The memory of the function in MB.',
  },
  {
    path: 'config.<type>.lambda.timeout',
    type: 'integer',
    default: '`15`',
    meaning: 'The seconds after which a request or an event is ended.',
  },
  {
    path: 'config.<type>.lambda.ephemeral-storage',
    type: 'integer',
    default: '`512`',
    since: '1.14.2',
    meaning: 'The size of `/tmp` in MB, the only folder that the function can write to.',
  },
];
const LAMBDA_ON_PULUMI: readonly ConfigurationKey[] = [
  {
    path: 'config.<type>.lambda.provisioned-concurrency',
    type: 'integer',
    default: '`0`',
    meaning:
      'The number of instances that AWS keeps ready. They are billed even when idle, and [not used](/reference/providers/aws/apis#cold-starts) in provider version 1.27.6.',
  },
  {
    path: 'config.<type>.lambda.vpc.subnet-ids',
    type: 'list of strings',
    meaning: 'The existing subnets that the function runs in.',
  },
  {
    path: 'config.<type>.lambda.vpc.security-group-ids',
    type: 'list of strings',
    meaning: 'The existing security groups of the function.',
  },
];
const BATCH: readonly ConfigurationKey[] = [
  {
    path: 'batch-compute-env.min-cpus',
    type: 'integer',
    default: '`0`',
    meaning: 'The vCPUs that stay available. With `0`, the environment shrinks to nothing when idle.',
  },
  {
    path: 'batch-compute-env.max-cpus',
    type: 'integer',
    default: '`32`',
    meaning: 'The maximum number of vCPUs that all jobs use together.',
  },
  {
    path: 'batch-compute-env.instance-types',
    type: 'list of strings',
    default: '`[optimal]`',
    meaning: 'The instance types that jobs run on. Jobs with GPUs need a GPU type and a quota for it.',
  },
  ...[
    {
      path: '',
      type: 'list',
      meaning: 'The disks of the instances. Set them for jobs with large images or data.',
    },
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
    default: '`0.5` if the stack file has no `aurora-rds-cluster` block, and 0 in such a block',
    since: '1.17.0',
    meaning: 'The minimum capacity of the cluster, in Aurora capacity units.',
  },
  {
    path: 'aurora-rds-cluster.max-capacity',
    type: 'number',
    default: '`1` if the stack file has no `aurora-rds-cluster` block, and 0 in such a block',
    since: '1.17.0',
    meaning: 'The maximum capacity of the cluster, in Aurora capacity units.',
  },
  {
    path: 'aurora-rds-cluster.seconds-until-auto-pause',
    type: 'integer',
    since: '1.17.0',
    meaning:
      'The seconds without a connection after which the cluster pauses. Without it, the cluster does not pause. It needs `min-capacity: 0`.',
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
    meaning: 'An existing bucket that takes the place of the bucket with this name.',
  },
  ...LAMBDA,
  ...LAMBDA_ON_PULUMI,
  ...BATCH,
  ...AURORA,
  CDN_DOMAIN,
  ...CDN,
];

/** The keys of `nitric/awstf` besides those of every stack file. */
export const AWSTF_KEYS: readonly ConfigurationKey[] = [
  SCHEDULE_TIMEZONE,
  API_DOMAINS,
  IMPORTED_SECRETS,
  ...LAMBDA,
  { ...CDN_DOMAIN, meaning: 'The domain of the CloudFront distribution. Websites need it.' },
  ...CDN,
];
