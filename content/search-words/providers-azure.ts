import type { SearchWords } from './types.ts';

/** The search words of the pages of `/reference/providers/azure`. */
export const PROVIDERS_AZURE: SearchWords = {
  '/reference/providers/azure': {
    overview: 'deploy to microsoft azure',
    prerequisites: 'az cli docker',
    credentials:
      'az login service principal subscription tenant not found authorizationfailed contributor owner role',
    find: 'resource group where are my resources portal name',
    configuration: 'nitric.dev.yaml stack file example service types sizes container app settings',
    services: 'container apps table storage event grid key vault api management postgres blob',
    limits: 'not supported cost slow deployment',
  },
  '/reference/providers/azure/apis': {
    overview: 'address url of api api management gateway azure-api.net',
    oidc: 'issuer trailing slash token rejected 401 audience entra jwt validate',
    domains: 'own domain api management front door',
    logs: 'log analytics output of handler',
    limits: 'one audience timeout 30 seconds',
  },
  '/reference/providers/azure/configuration': {
    overview: 'stack file all keys options settings reference nitric.yaml values defaults',
    'general-keys': 'region organisation organization admin email publisher api management',
    'service-keys': 'container app memory cpu replicas min max cold start out of scale',
    'website-keys': 'front door domain dns zone cdn cache invalidation',
    errors: 'bad stack configuration error misspelled key',
  },
  '/reference/providers/azure/keyvalue': {
    overview: 'table storage account table name read entities',
    prefix: 'keys prefix returns too many keys wrong keys bug filter',
    limits: '64 kb value key characters slash not allowed',
  },
  '/reference/providers/azure/queues': {
    overview: 'storage queue peek messages',
    leases: 'visibility timeout 30 seconds message comes back dead letter poison expired lease',
  },
  '/reference/providers/azure/schedules': {
    overview: 'dapr cron binding schedule does not run scale to zero min-replicas 1',
    times: '@every cron conversion interval restarts time zone utc only days',
    replicas: 'schedule runs twice three times several instances max-replicas 1 duplicate runs',
    failures: 'history of runs start by hand',
  },
  '/reference/providers/azure/secrets': {
    overview: 'key vault set secret value forbidden role',
    versions: 'old version of secret history base64 binary',
    configuration: 'use existing key vault secret import',
    down: 'soft delete purge deleted vault name in use softdeletedvaultexists',
  },
  '/reference/providers/azure/sql': {
    overview: 'flexible server postgresql private network',
    connect: 'psql container instance vnet connect to database from my machine azure',
    tls: 'no pg_hba.conf entry no encryption ssl require sslmode rejectunauthorized',
    migrations: 'migration container group log failed',
    connections: 'too many connections max_connections 50 pool size replicas remaining connection slots',
    down: 'export pg_dump before delete backup',
  },
  '/reference/providers/azure/storage': {
    overview: 'blob container list files',
    cors: 'browser upload cors rule x-ms-blob-type header 400',
    'signed-urls': 'sas url user delegation key expiry 7 days https only',
    events: 'blob created subscription retry 5 minutes',
    missing: 'delete file that does not exist error unable to download blob 404',
  },
  '/reference/providers/azure/topics': {
    overview: 'event grid topic list subscriptions',
    retries: 'message delivered twice again 30 seconds retry dead letter dropped order',
    delay: 'delayed messages with eventgrid are unsupported',
    resources: 'topic name cut 11 characters same name clash',
  },
};
