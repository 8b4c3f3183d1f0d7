import type { IconName } from './generated/icon-names.ts';

/** A page that a library reference may have below its start, and the name of its file of symbols. */
export interface ReferencePage {
  /** The page's path below the start of the reference, without a leading slash. */
  name: string;
  title: string;
  icon: IconName;
}

/** The pages about resources, in the order of every menu and table. */
export const RESOURCE_PAGES: readonly ReferencePage[] = [
  { name: 'apis', title: 'APIs', icon: 'apis' },
  { name: 'http', title: 'HTTP', icon: 'http' },
  { name: 'batch', title: 'Batch', icon: 'batch' },
  { name: 'keyvalue', title: 'Key Value', icon: 'keyvalue' },
  { name: 'collections', title: 'Collections', icon: 'keyvalue' },
  { name: 'topics', title: 'Topics', icon: 'messaging' },
  { name: 'queues', title: 'Queues', icon: 'messaging' },
  { name: 'secrets', title: 'Secrets', icon: 'secrets' },
  { name: 'storage', title: 'Storage', icon: 'storage' },
  { name: 'sql', title: 'SQL', icon: 'sql' },
  { name: 'schedules', title: 'Schedules', icon: 'schedules' },
  { name: 'websockets', title: 'Websockets', icon: 'websockets' },
];

/** The pages of library references, in the order of every menu and table. The last one has what several resources share. */
export const REFERENCE_PAGES: readonly ReferencePage[] = [
  ...RESOURCE_PAGES,
  { name: 'common', title: 'Common symbols', icon: 'cog' },
];
