import { BUILDING_BLOCKS, type BuildingBlock } from '#content/building-blocks.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { latestReference, SUBJECTS, type Subject } from '#content/subjects.ts';
import type { Menu, NavigationLink } from './types.ts';

/** The links to the building blocks, in their order. */
export const BUILDING_BLOCK_LINKS: readonly NavigationLink[] = BUILDING_BLOCKS.map(
  ({ title, href, icon }) => ({ title, href, icon }),
);

const referenceLink = ({ subject, href }: BuildingBlock): NavigationLink => {
  const addresses: Subject = SUBJECTS[subject];
  const hrefs = SDK_SLUGS.flatMap((sdk) => {
    const reference = latestReference(sdk);
    const address = addresses[reference];
    return address === undefined ? [] : [[sdk, `/docs/reference/${reference}${address}`] as const];
  });
  return { title: 'Reference', href: hrefs[0]?.[1] ?? href, hrefBySdk: Object.fromEntries(hrefs) };
};

const menuOf = (block: BuildingBlock, index: number): Menu => {
  const { title, href, icon } = block;
  return {
    key: href.slice('/docs/'.length),
    prefix: href.slice('/docs'.length),
    eyebrow: 'Building block',
    parent: { title, href, icon },
    groups: [
      { links: [{ title: 'Overview', href }, referenceLink(block)] },
      {
        title: 'More Building Blocks',
        showDividerAbove: true,
        links: [...BUILDING_BLOCK_LINKS.slice(index + 1), ...BUILDING_BLOCK_LINKS.slice(0, index)],
      },
    ],
  };
};

/** The menu of each building block: its overview and reference, then the other nine, beginning with the next one. */
export const buildingBlockMenus: readonly Menu[] = BUILDING_BLOCKS.map(menuOf);
