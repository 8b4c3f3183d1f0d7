/** No heading has an id that begins like this. */
export const ICON_ID_PREFIX = 'icon:';

/** The id of an icon's symbol, in each document that shows the icon and in the sprite. */
export const iconId = (name: string): string => ICON_ID_PREFIX + name;
