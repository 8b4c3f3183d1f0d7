import type { HitKind } from '#client/contracts/search.ts';

/** The kind of place that a hit on a section leads to. The text before a page's first heading, of depth 1, is the page. */
export const hitKind = (depth: number, isSymbol: boolean): HitKind =>
  depth === 1 ? 'page' : isSymbol ? 'symbol' : 'section';
