import type { Deployment } from './deployment.ts';

const CLOUDRUN_KEYS: readonly string[] = ['cpus', 'memory', 'timeout', 'min-instances', 'max-instances'].map(
  (name) => `config.<type>.cloudrun.${name}`,
);

const SERVICE_COST =
  'Cloud Run bills the CPU and memory that requests use, and idle instances if `min-instances` is above 0.';

export const GCP_DEPLOYMENTS = {
  apis: {
    creates: [
      { kind: 'API', per: 'for each API', name: '<api>' },
      {
        kind: 'API config',
        per: 'for each API',
        purpose:
          'The routes and rules as an OpenAPI document, replaced when they change. Its display name is `<api>-config`.',
      },
      { kind: 'Gateway', per: 'for each API', name: '<api>-gateway' },
      {
        kind: 'Service account',
        per: 'for each API',
        name: '<api>-api-<random>',
        purpose: 'The gateway calls the services as this account.',
      },
      {
        kind: 'Cloud Run service',
        per: 'for each service',
        name: '<service>-<random>',
        purpose: 'Runs the handlers.',
      },
    ],
    drawing: ['Client', 'request', 'API Gateway', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Time to answer', value: 'The `timeout` of the service, 300 seconds by default' },
      { what: 'Body of a request or a response', value: 'About 4 MB, the limit of the Nitric server' },
      { what: 'Headers of a request', value: '8 KB, the limit of the Nitric server' },
      { what: 'APIs in a project', value: '50' },
      { what: 'Gateways in a region', value: '50' },
    ],
    keys: CLOUDRUN_KEYS,
    onDown: 'The gateway and its host name are deleted.',
    cost: `API Gateway bills each call and outgoing data. ${SERVICE_COST}`,
  },

  http: {
    creates: [
      { kind: 'API', per: 'for each HTTP proxy', name: '<service>' },
      {
        kind: 'API config',
        per: 'for each HTTP proxy',
        purpose: 'Passes every path to the service. Its display name is `<service>-config`.',
      },
      { kind: 'Gateway', per: 'for each HTTP proxy', name: '<service>-gateway' },
      {
        kind: 'Cloud Run service',
        per: 'for each service',
        name: '<service>-<random>',
        purpose: 'Runs the app.',
      },
    ],
    drawing: ['Client', 'request', 'API Gateway', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Time to answer', value: '15 seconds' },
      { what: 'Body of a request', value: '4 MB, the limit of the Nitric server' },
      { what: 'Body of a response', value: '32 MB' },
      { what: 'Headers of a request', value: '8 KB, the limit of the Nitric server' },
      { what: 'Methods', value: 'GET, POST, PUT, PATCH, DELETE, and OPTIONS' },
    ],
    keys: CLOUDRUN_KEYS,
    onDown: 'The gateway and its host name are deleted.',
    cost: `API Gateway bills each call and outgoing data. ${SERVICE_COST}`,
  },

  batch: {
    creates: [
      {
        kind: 'Cloud Storage bucket',
        per: 'once for each stack',
        name: 'batch-jobs-<random>',
        purpose: 'Holds the specification of each job, `<job>.json`.',
      },
      {
        kind: 'Image',
        per: 'for each batch service',
        purpose: 'In the Artifact Registry repository `<stack id>-services`.',
      },
      {
        kind: 'Service account',
        per: 'for each batch service',
        name: '<batch>-exec-<random>',
        purpose: 'Jobs run as this account.',
      },
      {
        kind: 'Batch job',
        per: 'for each submission',
        purpose: 'Created when a service submits, with a name that Batch generates.',
      },
    ],
    drawing: ['service', 'submit', 'Batch job'],
    permissions: {
      submit: ['batch.jobs.create', 'roles/storage.objectViewer', 'roles/iam.serviceAccountUser'],
    },
    limits: [
      { what: 'vCPUs, if the job does not ask', value: '1' },
      { what: 'Memory, if the job does not ask', value: '1,024 MiB' },
      { what: 'GPU', value: 'One type for all jobs of a stack' },
      { what: 'Retries', value: 'None' },
    ],
    keys: ['batch-compute.accelerator-type'],
    onDown:
      'The specifications and images are deleted. Submitted jobs are not part of the stack and stay in the list of Batch.',
    cost: 'Compute Engine bills the virtual machines, disks, and GPUs of a job while it runs. Batch itself costs nothing.',
  },

  keyvalue: {
    creates: [
      {
        kind: 'Firestore database',
        per: 'once for each Google Cloud project',
        name: '(default)',
        purpose: 'In native mode, in the region of the stack. An existing database is used as it is.',
      },
      {
        kind: 'Collection',
        per: 'for each store',
        name: '<store>',
        purpose: 'Appears when the first value is written. The key is the ID of the document.',
      },
    ],
    drawing: ['service', 'get, set, delete', 'Firestore collection'],
    permissions: {
      get: [
        'datastore.entities.get',
        'datastore.entities.list',
        'datastore.databases.get',
        'datastore.indexes.get',
        'datastore.namespaces.get',
        'appengine.applications.get',
      ],
      set: [
        'datastore.entities.create',
        'datastore.entities.update',
        'datastore.indexes.list',
        'datastore.namespaces.list',
        'appengine.applications.get',
      ],
      delete: [
        'datastore.entities.delete',
        'datastore.databases.get',
        'datastore.indexes.get',
        'datastore.namespaces.get',
        'appengine.applications.get',
      ],
    },
    limits: [
      { what: 'Value', value: '1 MiB' },
      { what: 'Key', value: '1,500 bytes, without `/`' },
      { what: 'Store name', value: '1,500 bytes, without `/`' },
    ],
    keys: [],
    onDown: 'The database `(default)` and all values stay.',
    cost: 'Firestore bills each read, write, and deletion of a document and the stored data, above a daily free quota.',
  },

  topics: {
    creates: [
      { kind: 'Pub/Sub topic', per: 'for each topic', name: '<topic>-<random>' },
      {
        kind: 'Push subscription',
        per: 'for each service that subscribes',
        name: '<service>-<topic>-sub-<random>',
        purpose: 'Calls the Cloud Run service with each message.',
      },
      {
        kind: 'Cloud Tasks queue',
        per: 'once for each stack',
        name: 'delay-queue-<random>',
        purpose: 'For messages with a delay.',
      },
    ],
    drawing: ['service', 'publish', 'Pub/Sub topic', 'push', 'service'],
    permissions: { publish: ['pubsub.topics.get', 'pubsub.topics.publish'] },
    limits: [
      { what: 'Message', value: '4 MB, the limit of the Nitric server' },
      { what: 'Time to handle a message', value: '300 seconds' },
      { what: 'Retries', value: 'After 15 to 600 seconds, for 7 days' },
      { what: 'Dead letters', value: 'None; the message is dropped' },
    ],
    keys: ['import.topics.<name>', ...CLOUDRUN_KEYS],
    onDown: 'Topics and undelivered messages are deleted. An imported topic stays.',
    cost: 'Pub/Sub bills the volume of published and delivered messages.',
  },

  queues: {
    creates: [
      { kind: 'Pub/Sub topic', per: 'for each queue', name: '<queue>-queue-<random>' },
      {
        kind: 'Pull subscription',
        per: 'for each queue',
        name: '<queue>-nitricqueue-<random>',
        purpose: 'Holds the messages until a service completes them.',
      },
    ],
    drawing: ['service', 'enqueue', 'Pub/Sub topic', 'dequeue', 'service'],
    permissions: {
      enqueue: ['pubsub.topics.get', 'pubsub.topics.publish'],
      dequeue: [
        'pubsub.subscriptions.consume',
        'pubsub.topics.get',
        'pubsub.topics.attachSubscription',
        'pubsub.snapshots.seek',
      ],
    },
    limits: [
      { what: 'Message', value: '4 MB, the limit of the Nitric server' },
      { what: 'Lease', value: '10 seconds' },
      { what: 'Retention', value: '7 days' },
      { what: 'Dead letters', value: 'None; the message is dropped' },
    ],
    keys: [],
    onDown: 'Messages that wait in the queue are deleted with it.',
    cost: 'Pub/Sub bills the volume of messages, and messages that wait for more than 24 hours as storage.',
  },

  secrets: {
    creates: [
      {
        kind: 'Secret',
        per: 'for each secret',
        name: '<stack>-<secret>',
        purpose: 'Provider version 1.27.6 fails to create it, so [import one](#import).',
      },
    ],
    drawing: ['service', 'access, put', 'Secret'],
    permissions: {
      access: [
        'secretmanager.versions.access',
        'secretmanager.versions.get',
        'secretmanager.versions.list',
        'secretmanager.secrets.get',
        'secretmanager.secrets.getIamPolicy',
        'secretmanager.locations.get',
        'secretmanager.locations.list',
        'resourcemanager.projects.get',
      ],
      put: [
        'secretmanager.versions.add',
        'secretmanager.versions.access',
        'secretmanager.versions.get',
        'secretmanager.versions.list',
        'secretmanager.versions.enable',
        'secretmanager.versions.disable',
        'secretmanager.versions.destroy',
        'resourcemanager.projects.get',
      ],
    },
    limits: [
      { what: 'Value', value: '64 KiB' },
      { what: 'Calls to `access` in a project', value: '90,000 a minute' },
      { what: 'Calls to `put` in a project', value: '600 a minute' },
    ],
    keys: ['import.secrets.<name>'],
    onDown: 'An imported secret stays. A secret that an older provider created is deleted with all versions.',
    cost: 'Secret Manager bills each active version per month, and each access.',
  },

  storage: {
    creates: [
      { kind: 'Cloud Storage bucket', per: 'for each bucket', name: '<bucket>-<random>' },
      {
        kind: 'Pub/Sub topic',
        per: 'for each listener',
        name: '<bucket>-<service>-topic-<random>',
        purpose: 'Receives the notifications of the bucket.',
      },
      {
        kind: 'Push subscription',
        per: 'for each listener',
        name: '<bucket>-<service>-<random>',
        purpose: 'Calls the Cloud Run service with each notification.',
      },
    ],
    drawing: ['service', 'read, write', 'Cloud Storage', 'event', 'service'],
    permissions: {
      read: ['storage.objects.get', 'storage.objects.list'],
      write: [
        'storage.objects.create',
        'storage.objects.delete',
        'storage.multipartUploads.create',
        'storage.multipartUploads.abort',
        'storage.multipartUploads.listParts',
        'orgpolicy.policy.get',
      ],
      delete: ['storage.objects.delete'],
    },
    limits: [
      { what: 'File in one call', value: '4 MB, the limit of the Nitric server' },
      { what: 'Signed URL', value: 'Valid for 7 days at most' },
      { what: 'Time to handle an event', value: '300 seconds' },
      { what: 'Retries of an event', value: 'After 15 to 600 seconds, for 7 days' },
    ],
    keys: [],
    onDown: 'A bucket that contains files is not deleted, and `nitric down` fails. Empty it first.',
    cost: 'Cloud Storage bills the stored data, the operations, and outgoing data. Notifications are billed as Pub/Sub messages.',
  },

  sql: {
    creates: [
      {
        kind: 'Cloud SQL instance',
        per: 'once for each stack',
        name: 'nitric-<stack id>',
        purpose: 'PostgreSQL 13 of the size `db-f1-micro`, with a private address only.',
      },
      { kind: 'Database', per: 'for each database', name: '<database>' },
      {
        kind: 'VPC network',
        per: 'once for each stack',
        name: 'nitric-db-private-network-<random>',
        purpose: 'With the subnetwork `nitric-db-subnetwork-<random>`.',
      },
      {
        kind: 'Serverless VPC Access connector',
        per: 'once for each stack',
        name: 'db-vpc-connector-<random>',
        purpose: 'Two or three small instances that connect Cloud Run to the network.',
      },
      {
        kind: 'Cloud Run job',
        per: 'for each database with migrations',
        name: '<database>-migration-<random>',
        purpose: 'Runs the migrations when their image changes.',
      },
      {
        kind: 'Artifact Registry repository',
        per: 'for each database with migrations',
        name: '<stack id>-migration-repo-<database>',
      },
    ],
    drawing: ['service', 'connect', 'Cloud SQL database'],
    permissions: {},
    limits: [
      { what: 'Version', value: 'PostgreSQL 13' },
      { what: 'Size', value: '`db-f1-micro`: shared CPU, 0.6 GB memory' },
      { what: 'Name of a database with migrations', value: '12 characters' },
    ],
    keys: ['databases.<name>.deletion-policy'],
    onDown:
      'The instance is deleted with all databases, whatever their `deletion-policy`. Export them first.',
    cost: 'The instance, its disk, and at least two instances of the connector are billed by the hour, even when idle.',
  },

  schedules: {
    creates: [
      {
        kind: 'Cloud Scheduler job',
        per: 'for each schedule',
        name: '<schedule>-<random>',
        purpose: 'Calls the Cloud Run service over HTTP.',
      },
    ],
    drawing: ['Cloud Scheduler job', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Time for a run', value: '180 seconds' },
      { what: 'Retries', value: 'None' },
      { what: 'Shortest interval', value: '1 minute' },
    ],
    keys: ['schedule-timezone', ...CLOUDRUN_KEYS],
    onDown: 'The job is deleted.',
    cost: 'Cloud Scheduler bills each job per month, whether it runs or not. Cloud Run bills the runs.',
  },
} satisfies Readonly<Record<string, Deployment>>;
