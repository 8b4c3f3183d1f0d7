import { BUILDING_BLOCKS, type BuildingBlock, type BuildingBlockName } from '#content/building-blocks.ts';
import { CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { ownValue } from '#content/own-value.ts';
import { guidesUsing } from './guide-menus.ts';
import { PAGES_OF_CLOUDS } from './providers.ts';
import { BLOCKS } from './sections.ts';
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
      const service = ownValue(CLOUD_SERVICES, resource)?.[cloud];
      const page = pages.find((link) => link.href === `/docs${href}/${resource}`);
      if (service && !services.has(service)) services.set(service, page?.href ?? `/docs${href}#services`);
    }
    return [...services].map(([title, page]) => ({ title, href: page, icon: cloud, tag: label }));
  });

/** The pages about one part of a building block, which have a separate menu. */
const DETAILS: Readonly<Partial<Record<BuildingBlockName, readonly NavigationLink[]>>> = {
  apis: [
    { title: 'Requests and responses', href: '/docs/apis/requests' },
    { title: 'User claims', href: '/docs/apis/claims' },
  ],
  storage: [{ title: 'Storage events', href: '/docs/storage/events' }],
};

const detailsOf = (icon: BuildingBlockName): readonly NavigationLink[] =>
  DETAILS[icon]?.map((link) => ({ ...link, icon })) ?? [];

const linkTo = (block: (typeof BUILDING_BLOCKS)[number]): SubjectLink => {
  const { title, href, icon, subject } = block;
  const guidesOf = guidesUsing(icon);
  const details = detailsOf(icon).map((link) => ({ ...link, tag: 'Details' }));
  return {
    title,
    href,
    icon,
    subject,
    elsewhere: [...details, ...guidesOf.slice(0, 1), ...cloudLinks(block), ...guidesOf.slice(1)],
  };
};

const WEBSITES = { title: 'Websites', href: '/docs/websites', icon: 'concepts' } as const;

const pathsOf = (links: readonly { href: string }[]) => links.map(({ href }) => href.slice('/docs'.length));

/** The menu of the ten building blocks, and the menus of their details. Every page of the first shows all ten in the same order. */
export const buildingBlocksMenus: readonly MenuSource[] = [
  {
    key: 'building-blocks',
    pages: pathsOf([BLOCKS, ...BUILDING_BLOCKS, WEBSITES]),
    parent: BLOCKS,
    groups: [
      { links: BUILDING_BLOCKS.map(linkTo) },
      { title: 'More', showDividerAbove: true, links: [WEBSITES] },
    ],
  },
  ...BUILDING_BLOCKS.flatMap(({ title, href, icon }): MenuSource[] => {
    const links = detailsOf(icon);
    return links.length > 0
      ? [
          {
            key: `building-blocks/${icon}`,
            pages: pathsOf(links),
            parent: { title, href, icon },
            above: BLOCKS,
            groups: [{ links }],
            neighbors: [BUILDING_BLOCK_GROUP],
          },
        ]
      : [];
  }),
];
