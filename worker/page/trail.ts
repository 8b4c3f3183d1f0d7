import { blockIcon } from '#client/contracts/icons.ts';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { BLOCKS } from '#content/navigation/sections.ts';
import type { Menu, NavigationLink } from '#content/navigation/types.ts';
import { namedVersion } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { currentSection, menuLink } from '#worker/model/menus.ts';
import {
  type PagePath,
  pageHref,
  parsePagePath,
  parseReferencePath,
  type ReferencePath,
  referenceStart,
} from '#worker/model/page-path.ts';
import type { PageEntries, PageEntry } from '#worker/model/release-manifest.ts';

/** A step of the path from the start of the documentation to a page. */
export interface TrailStep {
  title: string;
  href: string;
}

type TitledPages = Readonly<Record<PagePath, Pick<PageEntry, 'title'>>>;

const HOME: TrailStep = { title: 'Docs', href: DOCS_PREFIX };
/** Pages whose title is too long for a step. */
const SHORT_TITLES: Readonly<Record<string, string>> = { '/reference': 'Reference' };

/**
 * The path to a page: what it belongs to, outermost first, and the page itself. A page below no other page belongs to the head of
 * its menu. The head of the menu above comes first. The home page has only itself.
 */
export const trail = (
  path: PagePath,
  pages: TitledPages,
  { parent, above: menuAbove }: Pick<Menu, 'parent' | 'above'>,
): TrailStep[] => {
  if (path === '/') return [HOME];
  const above = trailAbove(path, pages);
  const isNew = (link: NavigationLink | undefined): link is NavigationLink =>
    link !== undefined && [...above, { href: pageHref(path) }].every(({ href }) => href !== link.href);
  const heads = (above.length > 0 ? [menuAbove] : [menuAbove, parent]).filter(isNew);
  const steps = [...heads.map(({ title, href }) => ({ title, href })), ...above];
  return [...(steps.length > 0 ? steps : [HOME]), stepTo(path, pages)];
};

/** The pages that a page belongs to, outermost first. Empty if it belongs only to the site. */
const trailAbove = (path: PagePath, pages: TitledPages): TrailStep[] => {
  if (BUILDING_BLOCKS.some(({ href }) => href === pageHref(path)))
    return [{ title: BLOCKS.title, href: BLOCKS.href }];
  const reference = parseReferencePath(path);
  // The address of the latest version is above those of the older ones, but it is not a step of the path to them.
  const above = reference ? referenceAbove(reference) : ancestors(path);
  return above.filter((folder) => Object.hasOwn(pages, folder)).map((folder) => stepTo(folder, pages));
};

const referenceAbove = ({ reference, path }: ReferencePath): PagePath[] =>
  [...ancestors(path).slice(0, 1), referenceStart(reference)].filter((above) => above !== path);

/** The paths above a path, outermost first, without the root: `/a` and `/a/b` for `/a/b/c`. */
export const ancestors = (path: PagePath): PagePath[] => {
  const folders = path.split('/').slice(1, -1);
  return folders.flatMap((_, index) => parsePagePath(`/${folders.slice(0, index + 1).join('/')}`) ?? []);
};

const stepTo = (path: PagePath, pages: TitledPages): TrailStep => ({
  title: SHORT_TITLES[path] ?? libraryName(path) ?? pages[path]?.title ?? path,
  href: pageHref(path),
});

/** The name of the library that starts at a path: `Python`, or `Python v0` if it is not the latest version. */
export const libraryName = (path: PagePath): string | undefined => {
  const reference = parseReferencePath(path);
  if (reference?.rest !== '') return undefined;
  const version = namedVersion(reference.reference);
  return version ? `${SDKS[reference.sdk].label} ${version}` : SDKS[reference.sdk].label;
};

/** The position of a page in the site. */
export interface PositionInSite {
  /** The pages that this one belongs to, outermost first: `Reference · Python v0`. */
  label?: string;
  /** The icon of the page's building block, or else the one that menus show for the page. */
  icon?: IconName;
}

interface Site {
  pages: PageEntries;
  /** The menu that the page shows. */
  menu: Menu;
}

export const positionInSite = (path: PagePath, { pages, menu }: Site): PositionInSite => {
  const href = pageHref(path);
  const group = menu.groups.find(({ links }) => links.some((link) => link.href === href));
  const above = trailAbove(path, pages).map(({ title }) => title);
  const label = above.join(' · ') || (group?.title ?? currentSection(href)?.title);
  const icon = blockIcon(href) ?? menuLink(menu, href)?.icon ?? menu.parent?.icon;
  return { ...(label && { label }), ...(icon && { icon }) };
};
