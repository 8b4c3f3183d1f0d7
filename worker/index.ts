import { Hono } from 'hono';
import { withSecurityHeaders } from './headers/with-security-headers.ts';
import { feed } from './routes/feed.ts';
import { feedback, feedbackMethodNotAllowed } from './routes/feedback.ts';
import { feedbackThanks } from './routes/feedback-thanks.tsx';
import { liveRelease } from './routes/live-release.ts';
import { methodNotAllowed } from './routes/method-not-allowed.ts';
import { notFound } from './routes/not-found.tsx';
import { onError } from './routes/on-error.ts';
import { page } from './routes/page.ts';
import { redirectOnThisHost } from './routes/redirect-on-this-host.ts';
import { searchPage } from './routes/search-page.tsx';
import { socialImage } from './routes/social-image.ts';

const app = new Hono<{ Bindings: Env }>();

app.use(withSecurityHeaders);

app.get('/', (c) => redirectOnThisHost('/docs', new URL(c.req.url).search, 302));
app.get('/docs/api/release', liveRelease);
app.get('/docs/api/og', socialImage);
app.post('/docs/api/feedback', feedback);
app.all('/docs/api/feedback', feedbackMethodNotAllowed);
app.get('/docs/api/*', () => notFound(undefined));
app.get('/docs/rss.xml', feed);
app.get('/docs/search', searchPage);
app.get('/docs/feedback/thanks', feedbackThanks);
app.get('*', page);
app.all('*', methodNotAllowed('GET, HEAD'));

app.onError(onError);

export default app;
