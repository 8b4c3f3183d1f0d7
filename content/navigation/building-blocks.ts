import { BUILDING_BLOCKS, type BuildingBlock } from '#content/building-blocks.ts';
import type { MenuSource, NavigationLink } from './types.ts';

/** The links to the building blocks, in the order of every menu. */
export const BUILDING_BLOCK_LINKS: readonly NavigationLink[] = BUILDING_BLOCKS.map(
  ({ title, href, icon }) => ({ title, href, icon }),
);

const menuOf = ({ title, href, icon, subject }: BuildingBlock, index: number): MenuSource => ({
  key: href.slice('/docs/'.length),
  prefix: href.slice('/docs'.length),
  parent: { title, href, icon },
  groups: [
    {
      links: [
        { title: 'Overview', href },
        { title: 'Reference', subject },
      ],
    },
    {
      title: 'More Building Blocks',
      showDividerAbove: true,
      links: [...BUILDING_BLOCK_LINKS.slice(index + 1), ...BUILDING_BLOCK_LINKS.slice(0, index)],
    },
  ],
});

/** The menu of each building block: its overview and reference, then the other nine blocks, starting with the next one. */
export const buildingBlockMenus: readonly MenuSource[] = BUILDING_BLOCKS.map(menuOf);
