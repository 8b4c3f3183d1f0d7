import type { Context } from 'hono';
import release from '#release';
import { settings } from '#worker/environment.ts';
import { prefersMarkdown } from '#worker/http/accept.ts';
import { conditional, PAGE_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { edition } from '#worker/http/cache-key.ts';
import { renderMessagePage } from '#worker/layout/message-page.tsx';
import { NewsList } from '#worker/layout/news-list.tsx';
import { markdownHref, pageHref } from '#worker/model/page-path.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { newsByMonth, newsMarkdown } from '#worker/news/news-by-month.ts';
import { rssFeed } from '#worker/news/rss-feed.ts';
import { lastUpdate, siteNews } from '#worker/news/site-news.ts';
import { socialImageUrl } from '#worker/page/page-view.ts';
import { htmlResponse, markdownResponse } from './route.ts';

/** `GET /docs/whats-new` and `/docs/whats-new.md`: the news of the feed, by month, for readers and for agents. */
export const whatsNew = ({ req }: Context): Response => {
  const isMarkdown = req.path.endsWith('.md') || prefersMarkdown(req.header('Accept') ?? '');
  const response = isMarkdown ? markdownResponse(newsText(), 200, PAGE_CACHE_CONTROL) : htmlNews();
  response.headers.set('ETag', `"whats-new${isMarkdown ? '-md' : ''}-${edition(release.id)}"`);
  response.headers.append('Vary', 'Accept');
  return conditional(req.raw, response);
};

const recentNews = () => newsByMonth(siteNews(release));

/** The news as Markdown. */
export const newsText = (): string => newsMarkdown(recentNews(), settings.siteOrigin);

const htmlNews = (): Response => {
  const { siteOrigin } = settings;
  const canonicalUrl = siteOrigin + pageHref(NEWS_PAGE.path);
  const html = renderMessagePage(NEWS_PAGE.title, <NewsList months={recentNews()} />, {
    description: NEWS_PAGE.description,
    canonicalUrl,
    socialImageUrl: socialImageUrl(siteOrigin, NEWS_PAGE),
    markdownUrl: siteOrigin + markdownHref(NEWS_PAGE.path),
  });
  return htmlResponse(html, 200, PAGE_CACHE_CONTROL);
};

/** `GET /docs/rss.xml`: an RSS 2.0 feed of new and changed pages and of releases of libraries and tools, newest first. */
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
