import { createServer } from 'node:http';
// biome-ignore lint/style/noRestrictedImports: the pages are in a separate browser, which reports its own problems.
import { expect, test } from '@playwright/test';
import { anyFreePort } from '#tests/scripts/any-free-port.ts';
import { type PrerenderingBrowser, startPrerenderingBrowser } from './prerendering-browser.ts';

const PROVIDER = 'https://cdn.usefathom.com';
const STAND_IN = `globalThis.fathom = { trackPageview: ({ url }) => fetch('/counted', { method: 'POST', body: url }) };`;
const NEXT = '/docs/messaging?sdk=python';

interface Site {
  origin: string;
  /** The addresses whose view was counted. */
  counted: string[];
  close(): void;
}

/** Serves the site with a site id and a fake for the provider's script. Each page prerenders NEXT immediately. */
const siteWithAnalytics = async (baseURL: string): Promise<Site> => {
  const counted: string[] = [];
  const port = await anyFreePort();
  const origin = `http://localhost:${port}`;
  const changed = async (path: string): Promise<Response> => {
    if (path === '/script.js')
      return new Response(STAND_IN, { headers: { 'Content-Type': 'text/javascript' } });
    const answer = await fetch(baseURL + path);
    const headers = new Headers(answer.headers);
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
    const policy = headers.get('Content-Security-Policy');
    if (policy)
      headers.set('Content-Security-Policy', policy.replace("trusted-types 'none'", 'trusted-types fathom'));
    if (path.includes('speculation-rules'))
      return new Response(JSON.stringify({ prerender: [{ urls: [NEXT], eagerness: 'immediate' }] }), {
        headers,
      });
    if (!/html|javascript/.test(headers.get('Content-Type') ?? ''))
      return new Response(answer.body, { headers });
    const text = (await answer.text())
      .replace('</head>', '<meta name="analytics" content="ABCDEFGH" data-excluded="workers.dev"/></head>')
      .replaceAll(PROVIDER, origin);
    return new Response(text, { headers });
  };
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/counted') {
      let url = '';
      for await (const part of incoming) url += part;
      counted.push(url.replace(origin, ''));
      outgoing.writeHead(204).end();
      return;
    }
    const answer = await changed(incoming.url ?? '/');
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(port, 'localhost');
  return { origin, counted, close: () => server.close().closeAllConnections() };
};

let browser: PrerenderingBrowser;
let site: Site | undefined;
test.beforeEach(async () => {
  browser = await startPrerenderingBrowser();
});
test.afterEach(async () => {
  // A page that still loads something would report a site that is gone.
  await browser.close();
  site?.close();
  site = undefined;
  expect(browser.problems).toEqual([]);
});

const ACTIVATION = `performance.getEntriesByType('navigation')[0].activationStart`;

test('pointing at a link prerenders its page, and the click only shows the page', async ({ baseURL }) => {
  await browser.open(`${baseURL}/docs/storage`);
  const place = `(() => {
    const link = [...document.querySelectorAll('#navigation a')].find((a) => a.textContent.trim() === 'Messages');
    const { x, y, height } = link?.getBoundingClientRect() ?? {};
    return document.readyState === 'complete' && link ? [x + 20, y + height / 2] : null;
  })()`;
  await expect.poll(() => browser.evaluate(place)).not.toBeNull();
  const [x, y] = await browser.evaluate<[number, number]>(place);
  const heading = `document.querySelector('h1')?.textContent`;
  // Only a pointer that comes to the link counts, and the browser may not have the rules yet when it comes.
  await expect(async () => {
    await browser.pointAt(0, 0);
    await browser.pointAt(x, y);
    const prerendered = () => browser.evaluate(heading, 'prerendered').catch(() => '');
    await expect.poll(prerendered, { timeout: 5_000 }).toBe('Messages');
  }).toPass();
  await browser.press(x, y);
  await expect.poll(() => browser.evaluate('location.pathname').catch(() => '')).toBe('/docs/messaging');
  expect(await browser.evaluate<number>(ACTIVATION)).toBeGreaterThan(0);
});

test('a prerendered page counts and stores nothing until it is shown, and then counts once', async ({
  baseURL,
}) => {
  site = await siteWithAnalytics(`${baseURL}`);
  const counted = () => site?.counted;
  await browser.open(`${site.origin}/docs/storage`);
  await expect.poll(counted).toEqual(['/docs/storage']);
  const ready = `document.documentElement.dataset.language + ' ' + localStorage.getItem('language')`;
  // The prerendered page already shows the language of its address.
  await expect.poll(() => browser.evaluate(ready, 'prerendered').catch(() => '')).toBe('python null');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(counted()).toEqual(['/docs/storage']);
  expect(await browser.evaluate(`localStorage.getItem('language')`)).toBeNull();

  await browser.evaluate(`location.assign('${NEXT}')`);
  await expect.poll(counted).toEqual(['/docs/storage', '/docs/messaging']);
  expect(await browser.evaluate<number>(ACTIVATION)).toBeGreaterThan(0);
  await expect.poll(() => browser.evaluate(`localStorage.getItem('language')`)).toBe('python');
  await expect.poll(() => browser.evaluate('location.search')).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(counted()).toEqual(['/docs/storage', '/docs/messaging']);
});
