import type { FoundPage } from '#worker/search/page/found-pages.ts';

/** Pages that a reader of a missing page may have meant. */
export interface NearList {
  title: string;
  pages: readonly FoundPage[];
}
