import { blockIcon } from '#client/contracts/icons.ts';
import type { PageStyle } from '#client/contracts/styles.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import type { LinkBySdk, Menu, NavigationLink } from '#content/navigation/types.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import type { CompiledPage } from '#worker/model/compiled-page.ts';
import { MAIN_MENU, menuLink, menuLinks, menuWithKey } from '#worker/model/menus.ts';
import type { PageMeta } from '#worker/model/page-meta.ts';
import { markdownHref, type PagePath, pageHref } from '#worker/model/page-path.ts';
import { type ReferenceLinks, referenceLinks } from '#worker/model/reference-links.ts';
import type { PageEntries, References } from '#worker/model/release-manifest.ts';
import type { ResolvedPage } from '#worker/model/resolve-path.ts';
import type { Settings } from '#worker/model/settings.ts';
import { type TrailStep, trail } from './trail.ts';
import { type Notice, notices, type VersionContext, versionContext } from './version-context.ts';

/** Everything that templates know about a page. */
export interface PageView {
  /** The path on this host, with `/docs`. */
  href: string;
  /** The document's title. */
  title: string;
  description: string;
  canonicalUrl: string;
  socialImageUrl: string;
  editUrl: string;
  /** The absolute address of the page's Markdown. */
  markdownUrl: string;
  /** The path to the page, which is its last step. */
  trail: TrailStep[];
  /** The style sheets of this kind of page, besides the main one. */
  styles: readonly PageStyle[];
  version: VersionContext;
  /** `undefined` outside the library references. */
  reference: ReferenceLinks | undefined;
  notices: Notice[];
  menu: Menu;
  /** The icon of the building block that the page is about. */
  block: IconName | undefined;
  /** Pages in other parts of the site that belong to this one. */
  elsewhere: readonly (NavigationLink | LinkBySdk)[];
  previous?: NavigationLink;
  next?: NavigationLink;
  page: CompiledPage;
}

/** The parts of a release and its settings that a page depends on. */
export interface Site {
  release: { pages: PageEntries; menus: Menu[]; references: References };
  settings: Pick<Settings, 'siteOrigin' | 'sourceRepository' | 'sourceBranch'>;
}

/** The parts of a resolved page that its view depends on. */
export type ViewedPage = Pick<ResolvedPage, 'path' | 'entry' | 'reference'>;

/** Builds the view of a page. `compiled` is the data of the page. */
export const buildPageView = (
  compiled: CompiledPage,
  viewed: ViewedPage,
  { release, settings }: Site,
): PageView => {
  const { path, entry } = viewed;
  const href = pageHref(path);
  const { meta } = compiled;
  const reference =
    viewed.reference &&
    referenceLinks({ ...viewed.reference, counterparts: compiled.counterparts }, release.references);
  const version = versionContext(viewed.reference, reference);
  const menu = menuWithKey(entry.menu, release.menus);
  return {
    href,
    title: pageTitle(path, meta, version),
    description: meta.description,
    canonicalUrl: settings.siteOrigin + href,
    socialImageUrl: socialImageUrl(settings.siteOrigin, meta),
    editUrl: `${settings.sourceRepository}/edit/${settings.sourceBranch}/${compiled.sourceFile}`,
    markdownUrl: settings.siteOrigin + markdownHref(path),
    trail: trail(path, release.pages, menu),
    styles: compiled.styles,
    version,
    reference,
    notices: notices(version, reference),
    menu,
    block: blockIcon(href),
    elsewhere: elsewhere(menuLink(menu, href)),
    ...neighbors(menu, href, menusAbove(menu, release.menus)),
    page: compiled,
  };
};

/** The pages that belong to the page of a menu's link. Its subject in the references comes first. */
export const elsewhere = (link: NavigationLink | undefined): PageView['elsewhere'] => [
  ...(link?.reference ? [link.reference] : []),
  ...(link?.elsewhere ?? []),
];

/** The title of a page's document (requirements, section 2). On pages of older versions, it includes the version's name. */
export const pageTitle = (path: PagePath, meta: PageMeta, version: VersionContext): string => {
  const suffix = version.isNotLatest
    ? `${PRODUCT_NAME} ${version.currentVersion} Documentation`
    : `${PRODUCT_NAME} Documentation`;
  return path === '/' ? suffix : `${meta.title_meta ?? meta.title} - ${suffix}`;
};

/** The address of a page's social image, with the page's title and description in the query (requirements, section 7). */
export const socialImageUrl = (siteOrigin: string, { title, description }: PageMeta): string =>
  `${siteOrigin}/docs/api/og?${new URLSearchParams({ title, description })}`;

interface Neighbors {
  previous?: NavigationLink;
  next?: NavigationLink;
}

/**
 * Finds the previous and next page in menu order (requirements, section 2). Where a menu begins or ends, the sequence continues in
 * the menus above it, nearest first: to the entry before, or after, those that are also in this menu.
 */
export const neighbors = (menu: Menu, href: string, menusAbove: readonly Menu[]): Neighbors => {
  const pages = pagesOf(menu);
  const index = pages.findIndex((page) => page.href === href);
  if (index === -1) return {};
  const around = menusAbove.map((above, level) =>
    neighborsIn(pagesOf(above), [...pages, ...menusAbove.slice(0, level).flatMap(pagesOf)]),
  );
  const previous = [pages[index - 1], ...around.map((pair) => pair.previous)].find(Boolean);
  const next = [pages[index + 1], ...around.map((pair) => pair.next)].find(Boolean);
  return { ...(previous && { previous }), ...(next && { next }) };
};

/** The menus above a menu, nearest first. The main menu is above all others. */
export const menusAbove = (menu: Menu, menus: readonly Menu[]): Menu[] =>
  menu.key === MAIN_MENU
    ? []
    : menus
        .filter(({ key, parent }) => key === MAIN_MENU || (menu.above && parent?.href === menu.above.href))
        .sort((a, b) => Number(a.key === MAIN_MENU) - Number(b.key === MAIN_MENU));

/** The pages of a menu, without links to a section or to another site. */
const pagesOf = (menu: Menu): NavigationLink[] =>
  menuLinks(menu).filter(({ href }) => href.startsWith('/docs') && !href.includes('#'));

const neighborsIn = (main: readonly NavigationLink[], pages: readonly NavigationLink[]) => {
  const isIncluded = ({ href }: NavigationLink) => pages.some((page) => page.href === href);
  const first = main.findIndex(isIncluded);
  if (first >= 0) return { previous: main[first - 1], next: main[main.findLastIndex(isIncluded) + 1] };
  // An older version is not in the main menu, so it stands just before the latest one.
  const latest = main.findLastIndex(({ href }) => pages[0]?.href.startsWith(`${href}/`));
  return { previous: main[latest - 1], next: main[latest] };
};
