/**
 * The style sheets that only some pages need, besides the main one, in their order in a page. Each is a file of `client/styles`.
 * Some rules of references change those of the sheets before.
 */
export const PAGE_STYLES = [
  'page-filter',
  'tables',
  'callout',
  'reference',
  'tabs',
  'install-tabs',
  'properties',
  'cards',
  'compact-cards',
  'block',
  'deploys',
  'figures',
  'steps',
  'table-cards',
  'rare',
  'home',
  'search-page',
] as const;
export type PageStyle = (typeof PAGE_STYLES)[number];
/** A sheet that is inline in the head of the pages that need it. */
export type InlineSheet = 'main' | PageStyle;

/**
 * When the sheet `client/styles/media.css` applies. Every page links it, and a browser in which none of this is true loads it
 * last.
 */
export const MEDIA_STYLES =
  'print, (forced-colors: active), (prefers-contrast: more), (prefers-reduced-motion: reduce), (prefers-reduced-transparency: reduce)';

/**
 * The names of files that scripts load from their own folder, when a reader first needs them. The client build inserts the names.
 * The style sheets are files of `client/styles`.
 */
export const LAZY_ASSETS = {
  styles: { 'search-dialog': '', 'keyboard-help': '', 'symbol-card': '' },
  icons: '',
};

export type LazySheet = keyof typeof LAZY_ASSETS.styles;
