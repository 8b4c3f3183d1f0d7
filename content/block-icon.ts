import { BUILDING_BLOCKS } from './building-blocks.ts';
import type { IconName } from './icon-names.ts';
import { REFERENCE_PAGES } from './reference-pages.ts';

const REFERENCE_PAGE = /^\/docs\/reference\/\w+\/(?:v\d+\/)?(\w+)$/;

/** The icon of the building block that a page is about: the block's own page, or a page of a library's reference. */
export const blockIcon = (href: string): IconName | undefined => {
  const name = REFERENCE_PAGE.exec(href)?.[1];
  return (
    BUILDING_BLOCKS.find((block) => block.href === href)?.icon ??
    REFERENCE_PAGES.find((page) => page.name === name)?.icon
  );
};
