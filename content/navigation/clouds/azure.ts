import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/azure` besides its index. */
export const AZURE_PAGES: readonly NavigationGroup[] = [
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
