import type { IconName } from './generated/icon-names.ts';

/** A building block. It also has a page, an icon, and a hue (`.block-{icon}` in client/styles/tokens.css). */
export interface BuildingBlock {
  title: string;
  /** The full path of its page, with `/docs`. */
  href: string;
  icon: IconName;
  /** Says in a few words what the block holds or does. */
  purpose: string;
  /** The name of its subject in the library references; see content/subjects.ts. */
  subject: string;
  /** The resources that it declares, as content/clouds.ts names them. Absent if there is one, named like the subject. */
  resources?: readonly string[];
}

/** The ten building blocks, in the order of every menu. */
export const BUILDING_BLOCKS = [
  { title: 'APIs', href: '/docs/apis', icon: 'apis', purpose: 'Routes and their handlers', subject: 'apis' },
  { title: 'HTTP', href: '/docs/http', icon: 'http', purpose: 'Your own web framework', subject: 'http' },
  {
    title: 'AI & Batch',
    href: '/docs/batch',
    icon: 'batch',
    purpose: 'Long jobs, with GPUs',
    subject: 'batch',
  },
  {
    title: 'Key Value Stores',
    href: '/docs/keyvalue',
    icon: 'keyvalue',
    purpose: 'Objects under a key',
    subject: 'keyvalue',
  },
  {
    title: 'SQL Databases',
    href: '/docs/sql',
    icon: 'sql',
    purpose: 'PostgreSQL with migrations',
    subject: 'sql',
  },
  {
    title: 'Schedules',
    href: '/docs/schedules',
    icon: 'schedules',
    purpose: 'Intervals and cron',
    subject: 'schedules',
  },
  {
    title: 'Storage',
    href: '/docs/storage',
    icon: 'storage',
    purpose: 'Files in buckets',
    subject: 'storage',
  },
  {
    title: 'Messages',
    href: '/docs/messaging',
    icon: 'messaging',
    purpose: 'Topics and queues',
    subject: 'topics',
    resources: ['topics', 'queues'],
  },
  {
    title: 'Secrets',
    href: '/docs/secrets',
    icon: 'secrets',
    purpose: 'Credentials in versions',
    subject: 'secrets',
  },
  {
    title: 'Websockets',
    href: '/docs/websockets',
    icon: 'websockets',
    purpose: 'Connections to open clients',
    subject: 'websockets',
  },
] as const satisfies readonly BuildingBlock[];
export type BuildingBlockName = (typeof BUILDING_BLOCKS)[number]['icon'];

/** The class of the hue if the icon belongs to a building block: `block-storage`. */
export const hueClass = (icon: IconName | undefined): string | undefined =>
  BUILDING_BLOCKS.some((block) => block.icon === icon) ? `block-${icon}` : undefined;

/** Adds the class of the hue to a class name: `page-header block-storage`. */
export const withHue = (className: string, icon: IconName | undefined): string =>
  [className, hueClass(icon)].filter(Boolean).join(' ');
