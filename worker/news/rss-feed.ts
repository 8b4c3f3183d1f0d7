import { Feed } from 'feed';
import { DEFAULT_DESCRIPTION, DOCS_PREFIX, PRODUCT_NAME } from '#content/site.ts';
import { type NewsItem, newestFirst, type SiteNews } from './site-news.ts';

/** Releases are rarer than changes of pages, so each kind has a share of the 50 items. */
const FEED_PAGES = 40;
const FEED_RELEASES = 10;

const PREFIXES = { 'new-page': 'New: ', 'changed-page': 'Changed: ', release: '' } as const;

/** The news as RSS 2.0, newest first, with absolute links. `updated` is the date of the last change of the site. */
export const rssFeed = ({ pages, releases }: SiteNews, siteOrigin: string, updated: Date): string => {
  const home = siteOrigin + DOCS_PREFIX;
  const feed = new Feed({
    title: `${PRODUCT_NAME} Documentation`,
    description: DEFAULT_DESCRIPTION,
    id: home,
    link: home,
    language: 'en',
    copyright: '',
    feedLinks: { rss: `${home}/rss.xml` },
    updated,
  });
  for (const item of newestFirst([...pages.slice(0, FEED_PAGES), ...releases.slice(0, FEED_RELEASES)])) {
    feed.addItem({
      id: item.id,
      title: PREFIXES[item.kind] + titleWithLabel(item),
      description: item.description,
      link: new URL(item.href, siteOrigin).href,
      date: new Date(item.date),
    });
  }
  return feed.rss2();
};

/** Pages of different libraries have the same titles. */
const titleWithLabel = ({ title, label }: NewsItem): string => (label ? `${title} (${label})` : title);
