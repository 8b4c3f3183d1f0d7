import type { CloudName } from '#content/clouds.ts';
import type { NavigationGroup } from './types.ts';

/** The pages of `content/pages/reference/providers/aws` besides its index. */
const AWS_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/aws/configuration', icon: 'cog' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/aws/apis', icon: 'apis' },
      { title: 'Batch', href: '/docs/reference/providers/aws/batch', icon: 'batch' },
      { title: 'Key Value', href: '/docs/reference/providers/aws/keyvalue', icon: 'keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/aws/queues', icon: 'messaging' },
      { title: 'Schedules', href: '/docs/reference/providers/aws/schedules', icon: 'schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/aws/secrets', icon: 'secrets' },
      { title: 'SQL', href: '/docs/reference/providers/aws/sql', icon: 'sql' },
      { title: 'Storage', href: '/docs/reference/providers/aws/storage', icon: 'storage' },
      { title: 'Topics', href: '/docs/reference/providers/aws/topics', icon: 'messaging' },
      { title: 'Websockets', href: '/docs/reference/providers/aws/websockets', icon: 'websockets' },
    ],
  },
  {
    title: 'Tasks',
    links: [{ title: 'Import existing resources', href: '/docs/reference/providers/aws/imports' }],
  },
];

/** The pages of `content/pages/reference/providers/gcp` besides its index. */
const GCP_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/gcp/configuration', icon: 'cog' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/gcp/apis', icon: 'apis' },
      { title: 'Batch', href: '/docs/reference/providers/gcp/batch', icon: 'batch' },
      { title: 'Key Value', href: '/docs/reference/providers/gcp/keyvalue', icon: 'keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/gcp/queues', icon: 'messaging' },
      { title: 'Schedules', href: '/docs/reference/providers/gcp/schedules', icon: 'schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/gcp/secrets', icon: 'secrets' },
      { title: 'SQL', href: '/docs/reference/providers/gcp/sql', icon: 'sql' },
      { title: 'Storage', href: '/docs/reference/providers/gcp/storage', icon: 'storage' },
      { title: 'Topics', href: '/docs/reference/providers/gcp/topics', icon: 'messaging' },
    ],
  },
];

/** The pages of `content/pages/reference/providers/azure` besides its index. */
const AZURE_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/azure/configuration', icon: 'cog' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/azure/apis', icon: 'apis' },
      { title: 'Key Value', href: '/docs/reference/providers/azure/keyvalue', icon: 'keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/azure/queues', icon: 'messaging' },
      { title: 'Schedules', href: '/docs/reference/providers/azure/schedules', icon: 'schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/azure/secrets', icon: 'secrets' },
      { title: 'SQL', href: '/docs/reference/providers/azure/sql', icon: 'sql' },
      { title: 'Storage', href: '/docs/reference/providers/azure/storage', icon: 'storage' },
      { title: 'Topics', href: '/docs/reference/providers/azure/topics', icon: 'messaging' },
    ],
  },
];

/** The pages of each cloud besides its start. */
export const PAGES_OF_CLOUDS: Readonly<Record<CloudName, readonly NavigationGroup[]>> = {
  aws: AWS_PAGES,
  gcp: GCP_PAGES,
  azure: AZURE_PAGES,
};
