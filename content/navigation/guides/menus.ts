import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { GUIDES } from '#content/navigation/sections.ts';
import type { Menu, NavigationGroup, NavigationLink } from '#content/navigation/types.ts';
import { FOLDER_GROUPS, FOLDERS } from './folders.ts';
import type { Guide } from './guide.ts';

const blocksUsedBy = ({ uses }: Guide): NavigationLink[] =>
  BUILDING_BLOCKS.filter(({ icon }) => uses[icon]).map(({ title, href, icon }) => ({ title, href, icon }));

const linkTo = (guide: Guide): NavigationLink => {
  const { title, href, icon } = guide;
  return { title, href, ...(icon && { icon }), elsewhere: blocksUsedBy(guide) };
};

export const GUIDE_GROUPS: readonly NavigationGroup[] = FOLDER_GROUPS.map(({ title, folders }) => ({
  title,
  links: folders.map(linkTo),
}));

/** The menus of folders with more guides than their index. */
const folderMenus = FOLDERS.flatMap(({ guides = [], ...index }): Menu[] =>
  guides.length === 0
    ? []
    : [
        {
          key: index.href.slice('/docs/'.length),
          prefix: index.href.slice('/docs'.length),
          parent: linkTo(index),
          above: GUIDES,
          groups: guides.map((group) => ({ ...group, links: group.links.map(linkTo) })),
        },
      ],
);

export const guidesMenus: readonly Menu[] = [
  {
    key: 'guides',
    prefix: '/guides',
    parent: GUIDES,
    isTwoLevels: true,
    groups: GUIDE_GROUPS,
  },
  ...folderMenus,
];
