import { REFERENCE_ICONS } from '#client/contracts/search-labels.ts';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import type { IconName } from '#content/icon-names.ts';
import { hrefOf } from './hit-address.ts';

const REFERENCE_PAGE = /^\/reference\/\w+\/(?:v\d+\/)?(\w+)$/;

/** The icon of the building block that an address belongs to: its own page, or a page of a library's reference. */
export const blockIcon = (address: string): IconName | undefined => {
  const [path = ''] = address.split('#');
  const name = REFERENCE_PAGE.exec(path)?.[1] ?? '';
  return BUILDING_BLOCKS.find(({ href }) => href === hrefOf(path))?.icon ?? REFERENCE_ICONS[name];
};
