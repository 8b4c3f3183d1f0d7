import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/gcp` besides its index. */
export const GCP_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/gcp/configuration' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/gcp/apis' },
      { title: 'Batch', href: '/docs/reference/providers/gcp/batch' },
      { title: 'Key value', href: '/docs/reference/providers/gcp/keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/gcp/queues' },
      { title: 'Schedules', href: '/docs/reference/providers/gcp/schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/gcp/secrets' },
      { title: 'SQL', href: '/docs/reference/providers/gcp/sql' },
      { title: 'Storage', href: '/docs/reference/providers/gcp/storage' },
      { title: 'Topics', href: '/docs/reference/providers/gcp/topics' },
    ],
  },
];
