import type { IconName } from '#content/generated/icon-names.ts';
import { ownValue } from '#content/own-value.ts';
import { BLOCK_ICONS } from './search-labels.ts';

/** No heading has an id that begins like this. */
export const ICON_ID_PREFIX = 'icon:';

/** The id of an icon's symbol, in each document that shows the icon and in the sprite. */
export const iconId = (name: string): string => ICON_ID_PREFIX + name;

const PAGE = /^\/docs\/(?:reference\/\w+\/(?:v\d+\/)?)?(\w+)(?:#|$)/;

/**
 * The icon of the building block that an address is about: the block's page, or a page of a library's reference. The
 * address has `/docs` and may have an anchor. It may come from the browser's storage, so its name may be `constructor`.
 */
export const blockIcon = (href: string): IconName | undefined =>
  ownValue(BLOCK_ICONS, PAGE.exec(href)?.[1] ?? '');
