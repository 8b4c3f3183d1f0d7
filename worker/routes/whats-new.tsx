import type { Context } from 'hono';
import release from '#release';
import { PAGE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { conditional } from '#worker/caching/conditional.ts';
import { edition } from '#worker/caching/edition.ts';
import { NewsList } from '#worker/layout/news-list.tsx';
import { newsByMonth } from '#worker/news/news-by-month.ts';
import { newsMarkdown } from '#worker/news/news-markdown.ts';
import { siteNews } from '#worker/news/site-news.ts';
import { NEWS_PAGE } from '#worker/page/news-page.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { prefersMarkdown } from '#worker/page/prefers-markdown.ts';
import { socialImageUrl } from '#worker/page/social-image-url.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { settings } from '#worker/settings/settings.ts';
import { htmlResponse, markdownResponse } from './text-response.ts';

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
    markdownUrl: `${canonicalUrl}.md`,
  });
  return htmlResponse(html, 200, PAGE_CACHE_CONTROL);
};
