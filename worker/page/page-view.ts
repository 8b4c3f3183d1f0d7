import type { Menu, NavigationLink } from '#content/navigation/types.ts';
import type { Release } from '#worker/release/types.ts';
import type { Settings } from '#worker/settings/parse-settings.ts';
import { neighbours } from './neighbours.ts';
import { type Notice, notices } from './notices.ts';
import { pageHref } from './page-path.ts';
import { pageTitle } from './page-title.ts';
import { type ReferenceLinks, referenceLinks } from './reference-links.ts';
import { socialImageUrl } from './social-image-url.ts';
import type { CompiledPage } from './types.ts';
import { type VersionContext, versionContext } from './version-context.ts';

/** The only thing between data and templates. */
export interface PageView {
  /** Path on this host, with /docs. */
  href: string;
  /** Of the document. */
  title: string;
  description: string;
  canonicalUrl: string;
  socialImageUrl: string;
  editUrl: string;
  version: VersionContext;
  /** `undefined` outside of the language references. */
  reference: ReferenceLinks | undefined;
  notices: Notice[];
  menu: Menu;
  previous?: NavigationLink;
  next?: NavigationLink;
  page: CompiledPage;
}

/** What of a release and its settings a page depends on. */
export interface Site {
  release: Pick<Release, 'pages' | 'menus'>;
  settings: Pick<Settings, 'siteOrigin' | 'sourceRepository' | 'sourceBranch'>;
}

export const buildPageView = (page: CompiledPage, { release, settings }: Site): PageView => {
  const href = pageHref(page.path);
  const version = versionContext(page.path);
  const reference = referenceLinks(page.path);
  const menu = menuOf(page, release);
  return {
    href,
    title: pageTitle(page.path, page.meta, version),
    description: page.meta.description,
    canonicalUrl: settings.siteOrigin + href,
    socialImageUrl: socialImageUrl(settings.siteOrigin, page.meta),
    editUrl: `${settings.sourceRepository}/edit/${settings.sourceBranch}/${page.sourceFile}`,
    version,
    reference,
    notices: notices(version, reference),
    menu,
    ...neighbours(menu, href),
    page,
  };
};

const menuOf = (page: CompiledPage, release: Site['release']): Menu => {
  const key = release.pages[page.path]?.menu;
  const menu = release.menus.find((candidate) => candidate.key === key) ?? release.menus[0];
  if (!menu) throw new Error(`The release has no menu for ${page.path}.`);
  return menu;
};
