import type { Problem } from '#scripts/content/problems/problem.ts';
import type { CachedPage } from './page-cache.ts';

/** The pages that an author sees, before all others are compiled. */
export interface SeenPages {
  entries: readonly CachedPage[];
  problems: readonly Problem[];
}

/** Lets an author see a change of many pages on some of them. */
export interface Preview<Seen = SeenPages> {
  /** The paths of the pages that the author sees now. */
  paths: () => readonly string[];
  /** Receives these pages, if many others are still to be compiled. */
  show: (seen: Seen) => Promise<void>;
  /** Ends the build after the next few pages. Those that are compiled by then are not compiled again. */
  signal: AbortSignal;
}
