import type { IconName } from '#content/icon-names.ts';
import { BLOCK_ICONS } from './search-labels.ts';

const PAGE = /^\/docs\/(?:reference\/\w+\/(?:v\d+\/)?)?(\w+)(?:#|$)/;

/**
 * The icon of the building block that an address is about: the block's own page, or a page of a library's reference. The
 * address has `/docs` and may have an anchor. It may come from the browser's storage, so its name may be `constructor`.
 */
export const blockIcon = (href: string): IconName | undefined => {
  const name = PAGE.exec(href)?.[1] ?? '';
  return Object.hasOwn(BLOCK_ICONS, name) ? BLOCK_ICONS[name] : undefined;
};
