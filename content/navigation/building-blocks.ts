import type { Menu, NavigationLink } from './types.ts';

/** The ten building blocks, in the order of every menu. */
export const BUILDING_BLOCKS = [
  { title: 'APIs', href: '/docs/apis', icon: 'apis' },
  { title: 'HTTP', href: '/docs/http', icon: 'http' },
  { title: 'AI & Batch', href: '/docs/batch', icon: 'batch' },
  { title: 'Key Value Stores', href: '/docs/keyvalue', icon: 'keyvalue' },
  { title: 'SQL Databases', href: '/docs/sql', icon: 'sql' },
  { title: 'Schedules', href: '/docs/schedules', icon: 'schedules' },
  { title: 'Storage', href: '/docs/storage', icon: 'storage' },
  { title: 'Messages', href: '/docs/messaging', icon: 'messaging' },
  { title: 'Secrets', href: '/docs/secrets', icon: 'secrets' },
  { title: 'Websockets', href: '/docs/websockets', icon: 'websockets' },
] as const satisfies readonly NavigationLink[];

/** Each building block has a menu of its own: its overview, then the other nine, beginning with the one that follows it. */
export const buildingBlockMenus: readonly Menu[] = BUILDING_BLOCKS.map((block, index) => ({
  key: block.href.slice('/docs/'.length),
  prefix: block.href.slice('/docs'.length),
  eyebrow: 'Building block',
  parent: block,
  groups: [
    { links: [{ title: 'Overview', href: block.href }] },
    {
      title: 'More Building Blocks',
      showDividerAbove: true,
      links: [...BUILDING_BLOCKS.slice(index + 1), ...BUILDING_BLOCKS.slice(0, index)],
    },
  ],
}));
