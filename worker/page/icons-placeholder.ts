/** The address of the sprite in page data and layout. The answer has the sprite's hashed name in its place. */
export const ICONS_PLACEHOLDER = '/docs/assets/icons.svg';
