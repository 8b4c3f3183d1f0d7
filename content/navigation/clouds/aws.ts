import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/aws` besides its index. */
export const AWS_PAGES: readonly NavigationGroup[] = [
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
