import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/aws` besides its index. */
export const AWS_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/aws/configuration' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/aws/apis' },
      { title: 'Batch', href: '/docs/reference/providers/aws/batch' },
      { title: 'Key value', href: '/docs/reference/providers/aws/keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/aws/queues' },
      { title: 'Schedules', href: '/docs/reference/providers/aws/schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/aws/secrets' },
      { title: 'SQL', href: '/docs/reference/providers/aws/sql' },
      { title: 'Storage', href: '/docs/reference/providers/aws/storage' },
      { title: 'Topics', href: '/docs/reference/providers/aws/topics' },
      { title: 'Websockets', href: '/docs/reference/providers/aws/websockets' },
    ],
  },
  {
    title: 'Tasks',
    links: [{ title: 'Import existing resources', href: '/docs/reference/providers/aws/imports' }],
  },
];
