/** The style sheets that only some pages need, besides the main one. Each is a file of `client/styles`. */
export const PAGE_STYLES = [
  'home',
  'reference',
  'tabs',
  'properties',
  'cards',
  'block',
  'steps',
  'rare',
  'search-page',
] as const;
export type PageStyle = (typeof PAGE_STYLES)[number];
