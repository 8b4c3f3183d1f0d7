import type { Context } from 'hono';
import release from '#release';
import { PAGE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { conditional } from '#worker/caching/conditional.ts';
import { lastUpdate } from '#worker/news/last-update.ts';
import { rssFeed } from '#worker/news/rss-feed.ts';
import { siteNews } from '#worker/news/site-news.ts';
import { settings } from '#worker/settings/settings.ts';

/** `GET /docs/rss.xml`: an RSS 2.0 feed of new and changed pages and of releases of libraries, newest first. */
export const feed = (c: Context): Response => {
  const news = siteNews(release);
  const updated = lastUpdate(release.pages, news);
  return conditional(
    c.req.raw,
    new Response(rssFeed(news, settings.siteOrigin, updated), {
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': PAGE_CACHE_CONTROL,
        ETag: `"feed-${release.id}"`,
        'Last-Modified': updated.toUTCString(),
      },
    }),
  );
};
