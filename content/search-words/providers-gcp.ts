import type { SearchWords } from './types.ts';

/** The search words of the pages of `/reference/providers/gcp`. */
export const PROVIDERS_GCP: SearchWords = {
  '/reference/providers/gcp': {
    overview: 'deploy to google cloud platform gcp',
    prerequisites: 'gcloud enable apis project billing not enabled api',
    credentials:
      'service account gcloud auth application default login could not find credentials permission denied iam owner role sign in',
    configuration: 'nitric.dev.yaml stack file example service types sizes cloud run settings',
    imports: 'existing secret adopt use secret that already exists',
    services: 'cloud run firestore pub/sub cloud scheduler secret manager cloud sql cloud storage',
    limits: 'not supported cost bucket not empty',
    find: 'labels names resources console gcloud list search which bucket logs cloud run service name',
  },
  '/reference/providers/gcp/apis': {
    overview: 'address url of api gateway gateway.dev',
    regions: 'api gateway region not supported location available',
    oidc: 'issuer discovery keys authorization header replaced x-forwarded-authorization token claims jwt',
    domains: 'own domain load balancer serverless neg website',
    logs: 'logs output of handler refused requests',
    limits: 'gateways per region',
    resources: '409 already exists',
  },
  '/reference/providers/gcp/batch': {
    overview: 'cloud batch list jobs status queued failed',
    gpus: 'nvidia accelerator-type quota driver t4 l4',
    logs: 'job output cloud logging failed job why',
  },
  '/reference/providers/gcp/configuration': {
    overview: 'stack file all keys options settings reference nitric.yaml values defaults',
    'general-keys': 'region project id',
    'import-keys': 'existing secret topic name',
    'service-keys':
      'cloud run memory cpu timeout min instances max instances concurrency cold start out of gpu',
    'batch-sql-keys': 'gpu accelerator nvidia database deletion protection keep data t4 policy abandon',
    'website-keys': 'domain dns zone cdn ttl cache invalidation',
    errors: 'bad stack configuration error misspelled key',
    quota: 'quota exceeded violated memallocperprojectregion maxscale cloud run limit too many instances',
  },
  '/reference/providers/gcp/keyvalue': {
    overview: 'firestore documents console read values collection',
    location:
      'firestore database region location where is data already exists (default) database multi region',
    sharing: 'two stacks in one project same store share data clash separate projects',
    down: 'firestore not deleted remains after destroy collection still there',
  },
  '/reference/providers/gcp/queues': {
    overview: 'pub/sub pull subscription peek messages',
    leases: 'ack deadline message comes back redelivery order duplicates',
  },
  '/reference/providers/gcp/schedules': {
    overview: 'cloud scheduler job list run now',
    times: 'unix cron conversion every days months time zone',
    failures: 'retry attempt deadline failed run status log takes long',
  },
  '/reference/providers/gcp/secrets': {
    overview: 'secret manager set value',
    import: 'use existing secret google',
    versions: 'disable destroy old version latest',
  },
  '/reference/providers/gcp/sql': {
    overview: 'cloud sql postgres instance private ip',
    connect: 'cloud sql auth proxy psql from my machine vm',
    migrations: 'cloud build migration log failed',
    export: 'pg_dump backup restore dump',
    down: 'deletion protection database kept',
  },
  '/reference/providers/gcp/storage': {
    overview: 'cloud storage bucket list files gsutil',
    cors: 'browser upload blocked cors file gsutil',
    'signed-urls': 'signblob token creator permission iam credentials expiry 7 days v4',
    events: 'pub/sub notification bucket listener retry prefix',
  },
  '/reference/providers/gcp/topics': {
    overview: 'pub/sub topic push subscription list',
    retries: 'ack deadline retry dead letter push duplicate order',
    delay: 'cloud tasks delayed message later',
    import: 'use existing pub/sub topic',
  },
};
