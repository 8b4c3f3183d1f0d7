import { assetHref } from '#content/site.ts';

/** A placeholder for the sprite's address in page data. In answers, the hashed name of the sprite replaces it. */
export const ICONS_PLACEHOLDER = assetHref('icons.svg');
