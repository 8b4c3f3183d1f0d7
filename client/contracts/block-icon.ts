import type { IconName } from '#content/icon-names.ts';
import { BLOCK_ICONS } from './search-labels.ts';

const PAGE = /^\/docs\/(?:reference\/\w+\/(?:v\d+\/)?)?(\w+)(?:#|$)/;

/**
 * The icon of the building block that an address is about: the block's own page, or a page of a library's reference. The
 * address has `/docs` and may have an anchor.
 */
export const blockIcon = (href: string): IconName | undefined => BLOCK_ICONS[PAGE.exec(href)?.[1] ?? ''];
