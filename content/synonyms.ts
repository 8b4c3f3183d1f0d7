/** A word or phrase of readers and what this site calls it. */
export interface Synonym {
  /** What readers type, in lower case. */
  readers: readonly string[];
  /** What the pages say, in lower case. The build of the index reports words that no page has. */
  site: string;
}

/**
 * What readers call things that this site names differently. A search for their words also finds the site's words, with a
 * little less weight. Plurals, accents, and spellings with other separators need no entry.
 */
export const SYNONYMS: readonly Synonym[] = [
  {
    readers: ['blob storage', 'object storage', 'object store', 's3', 's3 bucket', 'file storage', 'gcs'],
    site: 'bucket',
  },
  { readers: ['upload', 'save file'], site: 'write' },
  { readers: ['presigned url', 'pre-signed url', 'signed link', 'sas token'], site: 'signed url' },
  {
    readers: ['cron', 'cron job', 'cronjob', 'timer', 'recurring', 'periodic', 'interval'],
    site: 'schedule',
  },
  {
    readers: ['redis', 'dynamodb', 'firestore', 'nosql', 'kv', 'document database', 'collection'],
    site: 'key value',
  },
  { readers: ['postgres', 'postgresql', 'relational database', 'rds', 'database'], site: 'sql' },
  { readers: ['event', 'pub/sub', 'pubsub', 'sns', 'event bus', 'broadcast'], site: 'topic' },
  { readers: ['sqs', 'job queue', 'task queue', 'queue worker', 'background job'], site: 'queue' },
  {
    readers: ['secrets manager', 'secret manager', 'vault', 'api key', 'credential', 'password'],
    site: 'secret',
  },
  { readers: ['endpoint', 'rest', 'rest endpoint', 'rest api', 'api gateway'], site: 'api' },
  { readers: ['lambda', 'function', 'serverless function', 'cloud function'], site: 'service' },
  { readers: ['gpu', 'machine learning', 'ml', 'ai', 'long running'], site: 'batch' },
  { readers: ['realtime', 'real time', 'live update', 'socket'], site: 'websocket' },
  { readers: ['auth', 'authentication', 'authorization', 'jwt', 'oauth', 'login'], site: 'oidc' },
  { readers: ['docker', 'dockerfile'], site: 'container' },
  { readers: ['google cloud', 'google'], site: 'gcp' },
  { readers: ['gcp'], site: 'google cloud' },
  { readers: ['amazon', 'amazon web services'], site: 'aws' },
  { readers: ['tear down', 'destroy', 'undeploy'], site: 'nitric down' },
  { readers: ['update', 'migrate', 'migration'], site: 'upgrade' },
  { readers: ['delete', 'remove'], site: 'delete' },
  { readers: ['ci', 'continuous integration', 'github actions', 'pipeline'], site: 'ci' },
  { readers: ['env var', 'env', 'environment'], site: 'environment variable' },
  { readers: ['dashboard', 'ui'], site: 'dashboard' },
];
