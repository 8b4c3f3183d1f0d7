import { BUILDING_BLOCKS, type BuildingBlock } from '#content/building-blocks.ts';
import { CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { PAGES_OF_CLOUDS } from './clouds/pages-of-clouds.ts';
import { guidesUsing } from './guides/guides-using.ts';
import type { MenuSource, NavigationGroup, NavigationLink, SubjectLink } from './types.ts';

/** The building blocks as they stand in the menus of other sections. */
export const BUILDING_BLOCK_GROUP: NavigationGroup = {
  title: 'Building Blocks',
  showDividerAbove: true,
  links: BUILDING_BLOCKS.map(({ title, href, icon }) => ({ title, href, icon })),
};

/** The services of a building block on each cloud, with links to the pages about them or to the cloud's table of services. */
const cloudLinks = ({ subject, resources = [subject] }: BuildingBlock): NavigationLink[] =>
  Object.entries(CLOUDS).flatMap(([name, { label, href }]) => {
    const cloud = name as CloudName; // The keys are typed.
    const pages = PAGES_OF_CLOUDS[cloud].flatMap(({ links }) => links);
    const services = new Map<string, string>();
    for (const resource of resources) {
      const service = CLOUD_SERVICES[resource]?.[cloud];
      const page = pages.find((link) => link.href === `/docs${href}/${resource}`);
      if (service && !services.has(service)) services.set(service, page?.href ?? `/docs${href}#services`);
    }
    return [...services].map(([title, page]) => ({ title, href: page, icon: cloud, tag: label }));
  });

const linkTo = (block: (typeof BUILDING_BLOCKS)[number]): SubjectLink => {
  const { title, href, icon, subject } = block;
  return { title, href, icon, subject, elsewhere: [...cloudLinks(block), ...guidesUsing(icon)] };
};

/** Pages that belong to building blocks and are none themselves. */
const MORE: readonly NavigationLink[] = [
  { title: 'Requests and responses', href: '/docs/apis/requests', icon: 'apis' },
  { title: 'Claims of the user', href: '/docs/apis/claims', icon: 'apis' },
  { title: 'Events of a bucket', href: '/docs/storage/events', icon: 'storage' },
  { title: 'Websites', href: '/docs/websites', icon: 'concepts' },
];

/** The menu of the ten building blocks. Every one of their pages shows all ten in the same order. */
export const buildingBlocksMenu: MenuSource = {
  key: 'building-blocks',
  pages: [...BUILDING_BLOCKS, ...MORE].map(({ href }) => href.slice('/docs'.length)),
  parent: { title: 'Building blocks', href: '/docs#building-blocks', icon: 'concepts' },
  groups: [{ links: BUILDING_BLOCKS.map(linkTo) }, { title: 'More', showDividerAbove: true, links: MORE }],
};
