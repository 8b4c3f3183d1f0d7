import { BUILDING_BLOCKS, type BuildingBlockName } from '#content/building-blocks.ts';
import { isSdkSlug, type SdkSlug } from '#content/sdks.ts';
import { FOLDER_GROUPS, FOLDERS, type Folder, type Guide, guidesIn } from './guides.ts';
import { GUIDES } from './sections.ts';
import type { LinkBySdk, Menu, NavigationGroup, NavigationLink } from './types.ts';

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

const languageOf = ({ icon }: Folder): SdkSlug | undefined => (icon && isSdkSlug(icon) ? icon : undefined);

/** The guides that use a building block: the first one in the reader's language, then those of no language. */
export const guidesUsing = (name: BuildingBlockName): (NavigationLink | LinkBySdk)[] => {
  const sectionsIn = (folder: Folder) =>
    guidesIn(folder).flatMap(({ title, href, icon = folder.icon, uses }) =>
      uses[name] ? { title, href: `${href}#${uses[name]}`, ...(icon && { icon }), tag: 'Guide' } : [],
    );
  const firsts = FOLDERS.flatMap((folder) => {
    const language = languageOf(folder);
    const [first] = sectionsIn(folder);
    return language && first ? [{ language, ...first }] : [];
  });
  const hrefBySdk = Object.fromEntries(firsts.map(({ language, href }) => [language, href]));
  const titleBySdk = Object.fromEntries(firsts.map(({ language, title }) => [language, title]));
  return [
    ...(firsts.length > 0 ? [{ kind: 'guide', hrefBySdk, titleBySdk }] : []),
    ...FOLDERS.filter((folder) => !languageOf(folder)).flatMap(sectionsIn),
  ];
};
