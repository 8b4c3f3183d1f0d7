import { Hono } from 'hono';
import { withSecurityHeaders } from './headers/with-security-headers.ts';
import { api } from './routes/api.ts';
import { feedbackThanks } from './routes/feedback-thanks.tsx';
import { llms } from './routes/llms.ts';
import { methodNotAllowed } from './routes/method-not-allowed.ts';
import { missingAsset } from './routes/missing-asset.ts';
import { onError } from './routes/on-error.ts';
import { OWN_ADDRESSES } from './routes/own-addresses.ts';
import { page } from './routes/page.ts';
import { redirectOnThisHost } from './routes/redirect-on-this-host.ts';

const app = new Hono<{ Bindings: Env }>();

app.use(withSecurityHeaders);

app.get('/', (c) => redirectOnThisHost('/docs', new URL(c.req.url).search, 302));
app.route('/', api);
for (const [address, answer] of Object.entries(OWN_ADDRESSES)) app.get(address, answer);
app.get('/docs/:list{.+/llms(?:-full)?\\.txt}', llms);
app.get('/docs/feedback/thanks', feedbackThanks);
app.get('/docs/assets/:file{.+\\..+}', missingAsset);
app.get('*', page);
app.all('*', methodNotAllowed);

app.onError(onError);

export default app;
