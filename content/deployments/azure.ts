import type { Deployment } from './deployment.ts';

const APP_KEYS: readonly string[] = ['cpu', 'memory', 'min-replicas', 'max-replicas'].map(
  (name) => `config.<type>.containerapps.${name}`,
);

const APP_COST =
  'Container Apps bills the CPU and memory of running replicas, and nothing while no replica runs.';

const STORAGE_ACCOUNT = {
  kind: 'Storage account',
  per: 'once for each stack',
  name: '<project><stack>st<random>',
  purpose: 'Shared by the buckets, stores, and queues of the stack.',
} as const;

export const AZURE_DEPLOYMENTS = {
  apis: {
    creates: [
      {
        kind: 'API Management service',
        per: 'for each API',
        name: '<project>-<stack>-api-mgmt<random>',
        purpose: 'In the Consumption tier.',
      },
      { kind: 'API', per: 'for each API', name: '<api>' },
      {
        kind: 'Container app',
        per: 'for each service',
        name: '<service>-app<random>',
        purpose: 'Runs the handlers.',
      },
      {
        kind: 'App registration',
        per: 'for each service',
        name: '<service>App',
        purpose: 'In Microsoft Entra ID. The service acts as this application.',
      },
    ],
    drawing: ['Client', 'request', 'API Management', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Time to answer', value: '30 seconds' },
      { what: 'Body of a request or a response', value: 'About 4 MB, the limit of the Nitric server' },
      { what: 'Headers of a request', value: '8 KB, the limit of the Nitric server' },
      { what: 'Audiences of an OIDC rule', value: '1' },
      { what: 'Issuer of an OIDC rule', value: 'Ends with `/`' },
      { what: 'Operations of an API Management service', value: '3,000' },
    ],
    keys: ['org', 'adminemail', 'apis.<name>.description', ...APP_KEYS],
    onDown: 'The service and its host name are deleted.',
    cost: `API Management bills each call. ${APP_COST}`,
  },

  http: {
    creates: [
      {
        kind: 'API Management service',
        per: 'for each HTTP proxy',
        name: '<service>-proxy-mgmt<random>',
        purpose: 'In the Consumption tier.',
      },
      { kind: 'API', per: 'for each HTTP proxy', name: '<service>' },
      {
        kind: 'Container app',
        per: 'for each service',
        name: '<service>-app<random>',
        purpose: 'Runs the app.',
      },
    ],
    drawing: ['Client', 'request', 'API Management', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Time to answer', value: '30 seconds' },
      { what: 'Body of a request', value: '4 MB, the limit of the Nitric server' },
      { what: 'Headers of a request', value: '8 KB, the limit of the Nitric server' },
      { what: 'Methods', value: 'GET, POST, PUT, PATCH, DELETE, and OPTIONS' },
    ],
    keys: ['org', 'adminemail', ...APP_KEYS],
    onDown: 'The service and its host name are deleted.',
    cost: `API Management bills each call. ${APP_COST}`,
  },

  keyvalue: {
    creates: [
      STORAGE_ACCOUNT,
      {
        kind: 'Table',
        per: 'for each store',
        name: '<store>',
        purpose: 'The name of the store without hyphens. The key is the row key.',
      },
    ],
    drawing: ['service', 'get, set, delete', 'Table'],
    permissions: {
      get: ['KeyValueStoreRead'],
      set: ['KeyValueStoreWrite'],
      delete: ['KeyValueStoreDelete'],
    },
    limits: [
      { what: 'Value', value: '64 KiB' },
      { what: 'Key', value: '512 characters, without `/`, `\\`, `#`, and `?`' },
      {
        what: 'Store name',
        value: 'Without its hyphens, 3 to 63 letters and digits, of which the first is a letter',
      },
    ],
    keys: [],
    onDown: 'The storage account is deleted with all values.',
    cost: 'Table Storage bills the stored data and each operation.',
  },

  topics: {
    creates: [
      {
        kind: 'Event Grid topic',
        per: 'for each topic',
        name: '<topic>-evgt<random>',
        purpose: 'The name is cut after 11 characters.',
      },
      {
        kind: 'Event subscription',
        per: 'for each service that subscribes',
        name: '<24 random letters>',
        purpose: 'Calls the container app with each message.',
      },
    ],
    drawing: ['service', 'publish', 'Event Grid topic', 'push', 'service'],
    permissions: { publish: ['TopicPublish'] },
    limits: [
      { what: 'Message', value: '750 KB, which is 1 MB in Base64' },
      { what: 'Time to handle a message', value: '30 seconds' },
      { what: 'Retries', value: 'For 5 minutes' },
      { what: 'Dead letters', value: 'None; the message is dropped' },
      { what: 'Delay', value: 'Not available' },
    ],
    keys: APP_KEYS,
    onDown: 'Topics and undelivered messages are deleted.',
    cost: 'Event Grid bills each operation: publishing, and each attempt to deliver.',
  },

  queues: {
    creates: [STORAGE_ACCOUNT, { kind: 'Queue', per: 'for each queue', name: '<queue>' }],
    drawing: ['service', 'enqueue', 'Queue', 'dequeue', 'service'],
    permissions: { enqueue: ['QueueEnqueue'], dequeue: ['QueueDequeue'] },
    limits: [
      { what: 'Message', value: '48 KiB, which is 64 KiB in Base64' },
      { what: 'Messages in one `dequeue`', value: '32' },
      { what: 'Lease', value: '30 seconds' },
      { what: 'Retention', value: '7 days' },
      { what: 'Dead letters', value: 'None; the message is dropped' },
    ],
    keys: [],
    onDown: 'The storage account is deleted with all messages.',
    cost: 'Queue Storage bills the stored data and each operation, including a `dequeue` that finds nothing.',
  },

  secrets: {
    creates: [
      {
        kind: 'Key vault',
        per: 'once for each stack',
        name: '<project><stack>Kv<random>',
        purpose: 'The first two letters of the project and of the stack.',
      },
      {
        kind: 'Secret',
        per: 'for each secret',
        name: '<secret>',
        purpose: 'Created when the first value is written.',
      },
    ],
    drawing: ['service', 'access, put', 'Secret'],
    permissions: { access: ['SecretAccess'], put: ['SecretPut'] },
    limits: [
      { what: 'Value', value: '25 KB of text' },
      { what: 'Name', value: 'Letters, digits, and hyphens' },
    ],
    keys: [],
    onDown: 'The vault is deleted with all secrets.',
    cost: 'Key Vault bills each operation.',
  },

  storage: {
    creates: [
      STORAGE_ACCOUNT,
      { kind: 'Blob container', per: 'for each bucket', name: '<bucket>' },
      {
        kind: 'Event subscription',
        per: 'for each listener, on the storage account',
        purpose: 'Calls the container app with each event.',
      },
    ],
    drawing: ['service', 'read, write', 'Blob container', 'event', 'service'],
    permissions: {
      read: ['BucketFileGet', 'BucketFileList'],
      write: ['BucketFilePut'],
      delete: ['BucketFileDelete'],
    },
    limits: [
      { what: 'File in one call', value: '4 MB, the limit of the Nitric server' },
      { what: 'Signed URL', value: 'Valid for 7 days at most' },
      { what: 'Time to handle an event', value: '30 seconds' },
      { what: 'Retries of an event', value: 'For 5 minutes' },
    ],
    keys: [],
    onDown: 'The storage account is deleted with all files.',
    cost: 'Blob Storage bills the stored data, the operations, and outgoing data. Event Grid bills the events.',
  },

  sql: {
    creates: [
      {
        kind: 'Azure Database for PostgreSQL flexible server',
        per: 'once for each stack',
        name: '<project><stack>pgsvr<random>',
        purpose: 'PostgreSQL 14 of the size `Standard_B1ms` with 32 GB, in a virtual network.',
      },
      { kind: 'Database', per: 'for each database', name: '<database>' },
      {
        kind: 'Virtual network',
        per: 'once for each stack',
        name: 'db-virtual-network',
        purpose: 'With the subnets `db-subnet`, `infrastructure-subnet`, and `container-group-subnet`.',
      },
      {
        kind: 'Private DNS zone',
        per: 'once for each stack',
        name: 'db-private-dns.postgres.database.azure.com',
      },
      {
        kind: 'Container group',
        per: 'for each database with migrations',
        name: '<database>-migration-group',
        purpose: 'Runs the migrations when their image changes.',
      },
    ],
    drawing: ['service', 'connect', 'PostgreSQL database'],
    permissions: {},
    limits: [
      { what: 'Version', value: 'PostgreSQL 14' },
      { what: 'Size', value: '`Standard_B1ms`: 1 vCPU, 2 GiB memory' },
      { what: 'Connections', value: '35' },
      { what: 'Disk', value: '32 GB' },
    ],
    keys: [],
    onDown: 'The server is deleted with all databases. Export them first.',
    cost: 'The server and its disk are billed by the hour, even when idle.',
  },

  schedules: {
    creates: [
      {
        kind: 'Dapr component',
        per: 'for each schedule',
        name: '<schedule>',
        purpose: 'Of the type `bindings.cron`, in the Container Apps environment.',
      },
    ],
    drawing: ['Dapr cron binding', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Time zone', value: 'UTC' },
      { what: 'Retries', value: 'None' },
      { what: 'Runs while the service has no replica', value: 'None' },
    ],
    keys: APP_KEYS,
    onDown: 'The component is deleted.',
    cost: 'The binding is free. The replica that `min-replicas: 1` keeps running is billed continuously.',
  },
} satisfies Readonly<Record<string, Deployment>>;
