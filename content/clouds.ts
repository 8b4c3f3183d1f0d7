import type { IconName } from './generated/icon-names.ts';

interface Cloud {
  label: string;
  /** A service of the project becomes this. */
  service: string;
  /** The address of the provider's page, without `/docs`. */
  href: string;
  /** Words of a search that mean this cloud. They are in lower case. */
  words: readonly string[];
}

/** The clouds that the standard providers deploy to, in the order of tables. The key is also the name of the icon. */
export const CLOUDS = {
  aws: {
    label: 'AWS',
    service: 'Lambda',
    href: '/reference/providers/aws',
    words: ['aws', 'amazon', 'awstf', 'lambda', 's3', 'dynamodb', 'sqs', 'sns', 'aurora'],
  },
  gcp: {
    label: 'Google Cloud',
    service: 'Cloud Run',
    href: '/reference/providers/gcp',
    words: ['gcp', 'google', 'gcptf', 'cloudrun', 'firestore'],
  },
  azure: {
    label: 'Azure',
    service: 'Container app',
    href: '/reference/providers/azure',
    words: ['azure', 'microsoft', 'azuretf', 'entra', 'blob'],
  },
} as const satisfies Partial<Record<IconName, Cloud>>;
export type CloudName = keyof typeof CLOUDS;
export const CLOUD_NAMES = Object.keys(CLOUDS) as CloudName[]; // the keys are typed

/** The services that a resource becomes. A cloud that is left out does not offer the resource. */
type CloudServices = Readonly<Partial<Record<CloudName, string>>>;

const SERVICES = {
  apis: { aws: 'API Gateway', gcp: 'API Gateway', azure: 'API Management' },
  http: { aws: 'API Gateway', gcp: 'API Gateway', azure: 'API Management' },
  batch: { aws: 'AWS Batch', gcp: 'Cloud Batch' },
  keyvalue: { aws: 'DynamoDB', gcp: 'Firestore', azure: 'Table Storage' },
  topics: { aws: 'SNS', gcp: 'Pub/Sub', azure: 'Event Grid' },
  queues: { aws: 'SQS', gcp: 'Pub/Sub', azure: 'Storage Queues' },
  secrets: { aws: 'Secrets Manager', gcp: 'Secret Manager', azure: 'Key Vault' },
  storage: { aws: 'S3', gcp: 'Cloud Storage', azure: 'Blob Storage' },
  sql: { aws: 'Aurora PostgreSQL', gcp: 'Cloud SQL', azure: 'Database for PostgreSQL' },
  schedules: { aws: 'EventBridge Scheduler', gcp: 'Cloud Scheduler', azure: 'Dapr cron binding' },
  websockets: { aws: 'API Gateway' },
} as const satisfies Record<string, CloudServices>;

/** Each resource becomes these services. The keys are the names of reference pages. */
export const CLOUD_SERVICES: Readonly<Record<string, CloudServices>> = SERVICES;
export const RESOURCE_NAMES = Object.keys(SERVICES);

/** A permission that a service asks for becomes this. */
export const CLOUD_PERMISSIONS: CloudServices = {
  aws: 'IAM role',
  gcp: 'IAM binding',
  azure: 'Role assignment',
};
