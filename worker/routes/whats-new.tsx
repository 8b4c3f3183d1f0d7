import type { Context } from 'hono';
import { DOCS_PREFIX, PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import { PAGE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { conditional } from '#worker/caching/conditional.ts';
import { edition } from '#worker/caching/edition.ts';
import { NewsList } from '#worker/layout/news-list.tsx';
import { newsByMonth } from '#worker/news/news-by-month.ts';
import { siteNews } from '#worker/news/site-news.ts';
import { socialImageUrl } from '#worker/page/social-image-url.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { settings } from '#worker/settings/settings.ts';
import { htmlResponse } from './html-response.ts';

const TITLE = "What's new";
const DESCRIPTION = `New and changed pages of this documentation, and releases of the ${PRODUCT_NAME} libraries, by month.`;

/** `GET /docs/whats-new`: the news of the feed, by month, for readers. */
export const whatsNew = (c: Context): Response => {
  const { siteOrigin } = settings;
  const head = {
    description: DESCRIPTION,
    canonicalUrl: `${siteOrigin}${DOCS_PREFIX}/whats-new`,
    socialImageUrl: socialImageUrl(siteOrigin, { title: TITLE, description: DESCRIPTION }),
  };
  const html = renderMessagePage(TITLE, <NewsList months={newsByMonth(siteNews(release))} />, head);
  const etag = `"whats-new-${edition(release.id)}"`;
  return conditional(c.req.raw, htmlResponse(html, 200, PAGE_CACHE_CONTROL, { ETag: etag }));
};
