/** Stands for the sprite in page data and layout; the answer carries its hashed name. */
export const ICONS_PLACEHOLDER = '/docs/assets/icons.svg';
