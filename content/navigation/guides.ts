import { BUILDING_BLOCKS, type BuildingBlockName } from '#content/building-blocks.ts';
import { isSdkSlug } from '#content/sdks.ts';
import type { LinkBySdk, Menu, NavigationGroup, NavigationLink } from './types.ts';

/** A guide, and where in it the building blocks are used: the anchor of the section, by the name of the block. */
interface Guide extends NavigationLink {
  uses: Readonly<Partial<Record<BuildingBlockName, string>>>;
}

const SERVICE = { apis: 'service', keyvalue: 'service' } as const;

const LANGUAGES = [
  { title: 'Node.js', href: '/docs/guides/nodejs', icon: 'nodejs', uses: SERVICE },
  { title: 'Python', href: '/docs/guides/python', icon: 'python', uses: SERVICE },
  { title: 'Dart', href: '/docs/guides/dart', icon: 'dart', uses: SERVICE },
  { title: 'Go', href: '/docs/guides/go', icon: 'go', uses: SERVICE },
  { title: 'JVM', href: '/docs/guides/jvm', icon: 'jvm', uses: SERVICE },
] as const satisfies readonly Guide[];

const TOPICS = [
  {
    title: 'Terraform',
    href: '/docs/guides/terraform',
    icon: 'terraform',
    uses: { apis: 'project', storage: 'project' },
  },
  { title: 'Deploying', href: '/docs/guides/deploying', icon: 'container', uses: {} },
  {
    title: 'Examples',
    href: '/docs/guides/examples',
    icon: 'guides',
    uses: {
      apis: 'apis',
      http: 'frameworks',
      batch: 'batch',
      sql: 'databases',
      schedules: 'schedules',
      storage: 'files',
      messaging: 'schedules',
      websockets: 'websockets',
    },
  },
] as const satisfies readonly Guide[];

/** The building blocks that no guide uses yet. The build reports any other block without a guide. */
export const BLOCKS_WITHOUT_GUIDE: readonly BuildingBlockName[] = ['secrets'];

/** The guides that use a building block: the one in the reader's language first. */
export const guidesUsing = (name: BuildingBlockName): (NavigationLink | LinkBySdk)[] => {
  const placesIn = (guides: readonly Guide[]) =>
    guides.flatMap(({ title, href, icon, uses }) =>
      uses[name] ? { title, href: `${href}#${uses[name]}`, ...(icon && { icon }), tag: 'Guide' } : [],
    );
  const byLanguage = placesIn(LANGUAGES);
  const hrefBySdk = Object.fromEntries(
    byLanguage.flatMap(({ icon, href }) => (icon && isSdkSlug(icon) ? [[icon, href]] : [])),
  );
  return [...(byLanguage.length > 0 ? [{ kind: 'guide', hrefBySdk }] : []), ...placesIn(TOPICS)];
};

const blocksUsedBy = ({ uses }: Guide): NavigationLink[] =>
  BUILDING_BLOCKS.filter(({ icon }) => uses[icon]).map(({ title, href, icon }) => ({ title, href, icon }));

const linkTo = (guide: Guide): NavigationLink => {
  const { uses, ...link } = guide;
  return { ...link, elsewhere: blocksUsedBy(guide) };
};

export const GUIDES = { title: 'Guides', href: '/docs/guides', icon: 'guides' } as const;

/** The guide groups (specification, section 2). */
export const GUIDE_GROUPS = [
  { title: 'Languages', links: LANGUAGES.map(linkTo) },
  { title: 'Topics', links: TOPICS.map(linkTo) },
] as const satisfies readonly NavigationGroup[];

export const guidesMenu: Menu = {
  key: 'guides',
  prefix: '/guides',
  parent: GUIDES,
  isTwoLevels: true,
  groups: GUIDE_GROUPS,
};
