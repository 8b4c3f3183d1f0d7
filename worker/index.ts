import { Hono } from 'hono';
import { withSecurityHeaders } from './http/with-headers.ts';
import { ASSET_FOLDER, type SiteAddress } from './model/site-addresses.ts';
import { api } from './routes/api.ts';
import { methodNotAllowed, missingAsset, onError } from './routes/errors.tsx';
import { feedbackThanks } from './routes/feedback.tsx';
import { llms } from './routes/llms.ts';
import { feed, whatsNew } from './routes/news.tsx';
import { page } from './routes/page.ts';
import { type Route, redirectOnThisHost } from './routes/route.ts';
import { searchPage } from './routes/search-page.tsx';

/** The handlers of addresses that are not pages. In another spelling, they redirect as pages do. */
const SITE_HANDLERS: Readonly<Record<SiteAddress, Route>> = {
  '/docs/rss.xml': feed,
  '/docs/llms.txt': llms,
  '/docs/llms-full.txt': llms,
  '/docs/whats-new': whatsNew,
  '/docs/whats-new.md': whatsNew,
  '/docs/feedback/thanks': feedbackThanks,
  '/docs/search': searchPage,
};

const app = new Hono<{ Bindings: Env }>();

app.use(withSecurityHeaders);

app.get('/', (c) => redirectOnThisHost('/docs', new URL(c.req.url).search, 302));
app.route('/', api);
for (const [address, answer] of Object.entries(SITE_HANDLERS)) app.get(address, answer);
app.get('/docs/:list{.+/llms(?:-full)?\\.txt}', llms);
app.get(`${ASSET_FOLDER}/:file{.+\\..+}`, missingAsset);
app.get('*', page);
app.all('*', methodNotAllowed);

app.onError(onError);

export default app;
