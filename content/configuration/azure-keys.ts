import { API_DESCRIPTION, type ConfigurationKey } from './shared-keys.ts';

const RESOURCE_GROUP: ConfigurationKey = {
  path: 'resource-group',
  type: 'string',
  default: 'a new group',
  meaning:
    'An existing resource group to deploy to. Most resources are created in its location, so set `region` to this location. If you change the group later, all resources are replaced.',
};

const PUBLISHER: readonly ConfigurationKey[] = [
  {
    path: 'org',
    type: 'string',
    default: '`unknown`',
    meaning: 'The organization that API Management shows as the publisher of the APIs. Set it.',
  },
  {
    path: 'adminemail',
    type: 'string',
    default: '`unknown@example.com`',
    meaning: 'The email address of the publisher. Set it.',
  },
];

const CONTAINER_APPS: readonly ConfigurationKey[] = [
  { path: 'cpu', type: 'number', default: '`0.25`', meaning: 'The vCPUs of a replica.' },
  {
    path: 'memory',
    type: 'number',
    default: '`0.5`',
    meaning: 'The memory in GiB, which must be twice the value of `cpu`.',
  },
  {
    path: 'min-replicas',
    type: 'integer',
    default: '`0`',
    meaning: 'The number of replicas that stay running.',
  },
  {
    path: 'max-replicas',
    type: 'integer',
    default: '`10`',
    meaning: 'The maximum number of replicas at a time.',
  },
].map((key) => ({ ...key, path: `config.<type>.containerapps.${key.path}` }));

const CDN: readonly ConfigurationKey[] = [
  {
    path: 'cdn.zone-name',
    type: 'string',
    preview: 'websites',
    meaning: 'The DNS zone of the domain.',
  },
  {
    path: 'cdn.zone-resource-group',
    type: 'string',
    preview: 'websites',
    meaning: 'The resource group of the DNS zone.',
  },
  { path: 'cdn.domain-name', type: 'string', preview: 'websites', meaning: 'The domain of the websites.' },
  {
    path: 'cdn.skip-cache-invalidation',
    type: 'boolean',
    default: '`false`',
    preview: 'websites',
    meaning: 'Keep the cache of the CDN when a deployment changes the websites.',
  },
];

/** The keys of `nitric/azure` besides those of every stack file. */
export const AZURE_KEYS: readonly ConfigurationKey[] = [
  ...PUBLISHER,
  { ...RESOURCE_GROUP, since: '1.11.0' },
  ...CONTAINER_APPS,
  ...CDN.map((key) => ({ ...key, since: '1.19.4' })),
];

/** The keys of `nitric/azuretf` besides those of every stack file. */
export const AZURETF_KEYS: readonly ConfigurationKey[] = [
  {
    path: 'subscription-id',
    type: 'string',
    required: true,
    since: '1.19.0',
    meaning: 'The Azure subscription to deploy to.',
  },
  API_DESCRIPTION,
  ...PUBLISHER,
  { ...RESOURCE_GROUP, since: '1.25.1' },
  ...CONTAINER_APPS,
  ...CDN.map((key) => ({ ...key, since: '1.23.0' })),
];
