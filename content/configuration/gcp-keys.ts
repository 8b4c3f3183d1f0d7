import type { ConfigurationKey } from './shared-keys.ts';

const CLOUDRUN: readonly ConfigurationKey[] = [
  {
    path: 'cpus',
    type: 'number',
    default: '`1`',
    since: '1.11.3',
    meaning: 'The vCPUs of an instance.',
  },
  { path: 'memory', type: 'integer', default: '`512`', meaning: 'The memory in MiB.' },
  {
    path: 'gpus',
    type: 'integer',
    default: '`0`',
    meaning: 'The GPUs of an instance, of the type `nvidia-l4`.',
  },
  {
    path: 'timeout',
    type: 'integer',
    default: '`300`',
    meaning: 'The seconds after which a request or an event is ended.',
  },
  {
    path: 'min-instances',
    type: 'integer',
    default: '`0`',
    meaning: 'The number of instances that stay running. They are billed even when idle.',
  },
  {
    path: 'max-instances',
    type: 'integer',
    default: '`80`',
    meaning: 'The maximum number of instances at a time.',
  },
  {
    path: 'concurrency',
    type: 'integer',
    default: '`300`',
    meaning:
      'The maximum number of requests that an instance answers at a time. Provider version 1.27.6 ignores it.',
  },
].map((key) => ({ ...key, path: `config.<type>.cloudrun.${key.path}` }));

/** The keys of both providers besides those of every stack file. */
const SHARED: readonly ConfigurationKey[] = [
  {
    path: 'gcp-project-id',
    type: 'string',
    required: true,
    meaning: 'The ID of the Google Cloud project to deploy to.',
  },
  {
    path: 'schedule-timezone',
    type: 'time zone',
    default: '`UTC`',
    meaning: 'The time zone in which [schedules](/schedules) run, such as `Australia/Sydney`.',
  },
  ...CLOUDRUN,
  {
    path: 'cdn.zone-name',
    type: 'string',
    preview: 'websites',
    meaning: 'The managed zone of the domain in Cloud DNS. Websites need it.',
  },
  {
    path: 'cdn.domain-name',
    type: 'string',
    preview: 'websites',
    meaning: 'The domain of the websites. Websites need it.',
  },
  {
    path: 'cdn.client-ttl',
    type: 'integer',
    preview: 'websites',
    meaning: 'The seconds for which browsers keep a file.',
  },
  {
    path: 'cdn.default-ttl',
    type: 'integer',
    preview: 'websites',
    meaning: 'The seconds for which the CDN keeps a file that does not say how long it is valid.',
  },
  {
    path: 'cdn.skip-cache-invalidation',
    type: 'boolean',
    default: '`false`',
    preview: 'websites',
    meaning: 'Keep the cache of the CDN when a deployment changes the websites.',
  },
];

const isGpus = ({ path }: ConfigurationKey): boolean => path.endsWith('.gpus');

/** The keys of `nitric/gcptf` besides those of every stack file. */
export const GCPTF_KEYS: readonly ConfigurationKey[] = [
  ...SHARED.map((key) =>
    isGpus(key) ? { ...key, meaning: `${key.meaning} Provider version 1.27.6 ignores it.` } : key,
  ),
  {
    path: 'impersonate',
    type: 'string',
    meaning: 'The email address of a service account that Terraform acts as.',
  },
];

/** The keys of `nitric/gcp` besides those of every stack file. */
export const GCP_KEYS: readonly ConfigurationKey[] = [
  ...SHARED.map((key) => (isGpus(key) ? { ...key, since: '1.15.0' } : key)),
  {
    path: 'import.secrets.<name>',
    type: 'string',
    since: '1.4.0',
    meaning:
      'The name of an existing secret in Secret Manager that takes the place of the secret with this name.',
  },
  {
    path: 'import.topics.<name>',
    type: 'string',
    meaning: 'The name of an existing Pub/Sub topic that takes the place of the topic with this name.',
  },
  {
    path: 'batch-compute.accelerator-type',
    type: 'string',
    default: '`nvidia-tesla-t4`',
    meaning: 'The type of the GPU for jobs that ask for one.',
  },
  {
    path: 'databases.<name>.deletion-policy',
    type: 'string',
    default: '`DELETE`',
    values: [
      { name: 'DELETE', meaning: 'The database is deleted with its data.' },
      { name: 'ABANDON', meaning: 'The database stays in the instance, as long as the instance exists.' },
    ],
    meaning:
      'What happens to a database that the code no longer declares. When the stack is deleted, the instance is deleted with all databases.',
  },
];
