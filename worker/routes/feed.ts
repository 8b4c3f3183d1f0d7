import { Feed } from 'feed';
import type { Context } from 'hono';
import { DEFAULT_DESCRIPTION, DOCS_PREFIX, PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import { PAGE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { conditional } from '#worker/caching/conditional.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { settings } from '#worker/settings/settings.ts';

const FEED_ITEMS = 50;

/** `GET /docs/rss.xml`: an RSS 2.0 feed of the most recently changed pages, newest first. */
export const feed = (c: Context): Response =>
  conditional(
    c.req.raw,
    new Response(rss(), {
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': PAGE_CACHE_CONTROL,
        ETag: `"feed-${release.id}"`,
      },
    }),
  );

const rss = (): string => {
  const home = settings.siteOrigin + DOCS_PREFIX;
  const changed = changedPages();
  const feed = new Feed({
    title: `${PRODUCT_NAME} Documentation`,
    description: DEFAULT_DESCRIPTION,
    id: home,
    link: home,
    language: 'en',
    copyright: '',
    feedLinks: { rss: `${home}/rss.xml` },
    updated: new Date(changed[0]?.date ?? 0),
  });
  for (const { path, title, description, date } of changed) {
    const link = settings.siteOrigin + pageHref(path);
    feed.addItem({ title, description, id: link, link, date: new Date(date) });
  }
  return feed.rss2();
};

const changedPages = () =>
  pageEntries(release.pages)
    .map(([path, { title, description, lastChanged }]) => ({
      path,
      title,
      description,
      date: lastChanged ?? '1970-01-01',
    }))
    .sort((a, b) => (a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date < b.date ? 1 : -1))
    .slice(0, FEED_ITEMS);
