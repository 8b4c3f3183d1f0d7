/**
 * The names of files that scripts load from their own folder, when a reader first needs them. The client build inserts the names.
 * The style sheets are files of `client/styles`.
 */
export const LAZY_ASSETS = { styles: { 'search-dialog': '', 'keyboard-help': '' }, icons: '' };

export type LazySheet = keyof typeof LAZY_ASSETS.styles;
