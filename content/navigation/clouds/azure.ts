import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/azure` besides its index. */
export const AZURE_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/azure/configuration' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/azure/apis' },
      { title: 'Key value', href: '/docs/reference/providers/azure/keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/azure/queues' },
      { title: 'Schedules', href: '/docs/reference/providers/azure/schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/azure/secrets' },
      { title: 'SQL', href: '/docs/reference/providers/azure/sql' },
      { title: 'Storage', href: '/docs/reference/providers/azure/storage' },
      { title: 'Topics', href: '/docs/reference/providers/azure/topics' },
    ],
  },
];
