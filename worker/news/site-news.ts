import { type LibraryRelease, RELEASES, releaseNotes } from '#content/releases.ts';
import { SDKS } from '#content/sdks.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import { menuWithKey } from '#worker/page/menu-with-key.ts';
import type { PageChange } from '#worker/page/page-change.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { placeInSite } from '#worker/page/place-in-site.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import type { NewsItem } from './news-item.ts';

type Site = Pick<Release, 'pages' | 'menus' | 'changes'>;

/** The news of a site, newest first. */
export interface SiteNews {
  pages: NewsItem[];
  releases: NewsItem[];
}

/** The news of the pages in a release of the site, and of all libraries. */
export const siteNews = (site: Site, releases: readonly LibraryRelease[] = RELEASES): SiteNews => ({
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
  const { label } = placeInSite(path, { pages, menu: menuWithKey(entry.menu, menus) });
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

const releaseNews = ({ sdk, version, date }: LibraryRelease): NewsItem => ({
  kind: 'release',
  id: `release:${sdk}@${version}`,
  date: `${date}T00:00:00.000Z`,
  title: `${SDKS[sdk].label} SDK ${version}`,
  description: `Version ${version} of the ${PRODUCT_NAME} library for ${SDKS[sdk].label}.`,
  href: releaseNotes({ sdk, version }),
});
