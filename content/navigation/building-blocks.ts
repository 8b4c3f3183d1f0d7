import type { MenuSource, NavigationLink } from './types.ts';

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

type BuildingBlock = (typeof BUILDING_BLOCKS)[number];

/** The name of each building block's subject in the references: see content/subjects.ts. */
const REFERENCE_SUBJECTS: Readonly<Record<BuildingBlock['icon'], string>> = {
  apis: 'apis',
  http: 'http',
  batch: 'batch',
  keyvalue: 'keyvalue',
  sql: 'sql',
  schedules: 'schedules',
  storage: 'storage',
  messaging: 'topics',
  secrets: 'secrets',
  websockets: 'websockets',
};

/** The menu of each building block: its overview and reference, then the other nine, beginning with the one that follows it. */
export const buildingBlockMenus: readonly MenuSource[] = BUILDING_BLOCKS.map((block, index) => ({
  key: block.href.slice('/docs/'.length),
  prefix: block.href.slice('/docs'.length),
  eyebrow: 'Building block',
  parent: block,
  groups: [
    {
      links: [
        { title: 'Overview', href: block.href },
        { title: 'Reference', subject: REFERENCE_SUBJECTS[block.icon] },
      ],
    },
    {
      title: 'More Building Blocks',
      showDividerAbove: true,
      links: [...BUILDING_BLOCKS.slice(index + 1), ...BUILDING_BLOCKS.slice(0, index)],
    },
  ],
}));
