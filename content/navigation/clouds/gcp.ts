import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/gcp` besides its index. */
export const GCP_PAGES: readonly NavigationGroup[] = [
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
