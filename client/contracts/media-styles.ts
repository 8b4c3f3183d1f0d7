/**
 * When the sheet `client/styles/media.css` applies. Every page links it, and a browser in which none of this is true loads it
 * last.
 */
export const MEDIA_STYLES =
  'print, (forced-colors: active), (prefers-contrast: more), (prefers-reduced-motion: reduce), (prefers-reduced-transparency: reduce)';
