import { blockIcon } from '#client/contracts/block-icon.ts';
import type { PageStyle } from '#client/contracts/page-styles.ts';
import type { IconName } from '#content/icon-names.ts';
import type { LinkBySdk, Menu, NavigationLink } from '#content/navigation/types.ts';
import type { Settings } from '#worker/settings/parse-settings.ts';
import type { CompiledPage } from './compiled-page.ts';
import { menuLink } from './menu-links.ts';
import { menuWithKey } from './menu-with-key.ts';
import { menusAbove, neighbors } from './neighbors.ts';
import { type Notice, notices } from './notices.ts';
import type { PageEntries } from './page-entry.ts';
import { pageHref } from './page-path.ts';
import { pageTitle } from './page-title.ts';
import { type ReferenceLinks, referenceLinks } from './reference-links.ts';
import type { References } from './references.ts';
import type { ResolvedPage } from './resolve-path.ts';
import { socialImageUrl } from './social-image-url.ts';
import { type TrailStep, trail } from './trail.ts';
import { type VersionContext, versionContext } from './version-context.ts';

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
  /** The way to the page, which is its last step. */
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
export type PagePlace = Pick<ResolvedPage, 'path' | 'entry' | 'reference'>;

/** Builds the view of a page. `compiled` is the data of the page at `place`. */
export const buildPageView = (
  compiled: CompiledPage,
  place: PagePlace,
  { release, settings }: Site,
): PageView => {
  const { path, entry } = place;
  const href = pageHref(path);
  const { meta } = compiled;
  const reference =
    place.reference &&
    referenceLinks({ ...place.reference, counterparts: compiled.counterparts }, release.references);
  const version = versionContext(place.reference, reference);
  const menu = menuWithKey(entry.menu, release.menus);
  return {
    href,
    title: pageTitle(path, meta, version),
    description: meta.description,
    canonicalUrl: settings.siteOrigin + href,
    socialImageUrl: socialImageUrl(settings.siteOrigin, meta),
    editUrl: `${settings.sourceRepository}/edit/${settings.sourceBranch}/${compiled.sourceFile}`,
    markdownUrl: `${settings.siteOrigin}${href}.md`,
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

/** The pages that belong to the page of a menu's link. Its own subject in the references comes first. */
const elsewhere = (link: NavigationLink | undefined): PageView['elsewhere'] => [
  ...(link?.reference ? [link.reference] : []),
  ...(link?.elsewhere ?? []),
];
