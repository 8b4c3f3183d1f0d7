import { type Product, type ProductRelease, RELEASES, releaseNotes } from '#content/releases.ts';
import { SDKS } from '#content/sdks.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import { menuWithKey } from '#worker/model/menus.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { type PageChange, pageEntries, type Release } from '#worker/model/release-manifest.ts';
import { positionInSite } from '#worker/page/trail.ts';

type Site = Pick<Release, 'pages' | 'menus' | 'changes'>;

/** The news of a site, newest first. */
export interface SiteNews {
  pages: NewsItem[];
  releases: NewsItem[];
}

/** The news of the pages in a release of the site, and of all libraries and tools. */
export const siteNews = (site: Site, releases: readonly ProductRelease[] = RELEASES): SiteNews => ({
  pages: site.changes.flatMap((change) => pageNews(change, site) ?? []),
  releases: newestFirst(releases.map(releaseNews)),
});

/** Sorts the newest item first. Items of the same date keep their order. */
export const newestFirst = (items: readonly NewsItem[]): NewsItem[] =>
  items.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));

/** A page is announced when it is new, and once in every month in which it changed. */
const pageNews = ({ path, date, isNew }: PageChange, { pages, menus }: Site): NewsItem | undefined => {
  const entry = pages[path];
  if (!entry) return undefined;
  const { label } = positionInSite(path, { pages, menu: menuWithKey(entry.menu, menus) });
  return {
    kind: isNew ? 'new-page' : 'changed-page',
    id: `page:${path}@${date.slice(0, 'yyyy-mm'.length)}`,
    date,
    title: entry.title,
    description: entry.description,
    href: pageHref(path),
    ...(label && { label }),
  };
};

const releaseNews = ({ product, version, date }: ProductRelease): NewsItem => {
  const { title, name } = namesOf(product);
  return {
    kind: 'release',
    id: `release:${product}@${version}`,
    date: `${date}T00:00:00.000Z`,
    title: `${title} ${version}`,
    description: `Version ${version} of the ${name}.`,
    href: releaseNotes({ product, version }),
  };
};

const namesOf = (product: Product): { title: string; name: string } => {
  if (product === 'cli') return { title: 'CLI', name: `${PRODUCT_NAME} CLI` };
  if (product === 'providers') return { title: 'Providers', name: `${PRODUCT_NAME} providers` };
  const { label } = SDKS[product];
  return { title: `${label} SDK`, name: `${PRODUCT_NAME} library for ${label}` };
};

/** A new or changed page, or a release of a library or tool. */
export interface NewsItem {
  kind: 'new-page' | 'changed-page' | 'release';
  /** Names the announcement permanently. Feed readers show an id only once. */
  id: string;
  /** An ISO date. */
  date: string;
  title: string;
  description: string;
  /** A path with `/docs`, or an absolute address. */
  href: string;
  /** The section of a page, with its library: `Library reference · Python`. */
  label?: string;
}

/** The date of the last change of any page, or of the last release. A site without history has the start of time. */
export const lastUpdate = (pages: Release['pages'], { releases }: SiteNews): Date => {
  const dates = [
    ...pageEntries(pages).map(([, { lastChanged }]) => lastChanged),
    ...releases.map(({ date }) => date),
  ].flatMap((date) => (date ? Date.parse(date) : []));
  return new Date(Math.max(0, ...dates));
};
