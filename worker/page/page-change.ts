import type { PagePath } from './page-path.ts';

/** The announcement of a page that is new, or that changed. There is at most one for each month. */
export interface PageChange {
  path: PagePath;
  /** The ISO date of the first commit of the month that added or changed the page. */
  date: string;
  isNew: boolean;
}
