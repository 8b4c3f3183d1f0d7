import { type APIResponse, expect, test } from '@playwright/test';
import { PAGE_ADDRESSES } from '#tests/browser/page-addresses.ts';
import { articleBody } from './html-parts.ts';

const PAGE = '/docs/storage';

const expectSecured = (response: APIResponse) => {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['permissions-policy']).toContain('clipboard-write=(self)');
};

test('a page must be revalidated each time and has the security headers', async ({ request }) => {
  const response = await request.get(PAGE);
  expectSecured(response);
  expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('an asset is immutable and has the security headers', async ({ request }) => {
  const html = await (await request.get(PAGE)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+\.(?:css|js|woff2))"/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expectSecured(response);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('a page is Markdown at its address with .md, for all libraries or for one', async ({ request }) => {
  const markdownAt = async (address: string) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expectSecured(response);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    return response.text();
  };
  const all = await markdownAt(`${PAGE}.md`);
  expect(all).toMatch(/^# Storage\n\n/);
  expect(all).toContain('```python');
  const go = await markdownAt(`${PAGE}.md?sdk=go`);
  expect(go).toContain('```go');
  expect(go).not.toContain('```python');
});

test('every page is Markdown that begins with its title and has its sections', async ({ request }) => {
  const failures: string[] = [];
  for (const address of PAGE_ADDRESSES) {
    const html = await (await request.get(address)).text();
    const response = await request.get(`${address}.md`);
    const markdown = await response.text();
    const sections = articleBody(html).match(/<h2[ >]/g)?.length ?? 0;
    const isWhole =
      response.status() === 200 &&
      response.headers()['content-type'] === 'text/markdown; charset=utf-8' &&
      markdown.startsWith('# ') &&
      (markdown.match(/^## /gm)?.length ?? 0) >= sections;
    if (!isWhole) failures.push(`${address}.md: ${response.status()} ${markdown.slice(0, 80)}`);
  }
  expect(failures).toEqual([]);
});

test('the root redirects to the documentation', async ({ request }) => {
  const response = await request.get('/', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/docs');
  expectSecured(response);
});

for (const [from, to, status] of [
  ['/docs/storage/', '/docs/storage', 301],
  ['/docs/Storage?a=1', '/docs/storage?a=1', 301],
  ['/docs/concepts', '/docs/concepts/introduction', 301],
  ['/docs/Concepts.md?sdk=go', '/docs/concepts/introduction.md?sdk=go', 301],
  ['/docs/reference/jvm', '/docs/reference/jvm/v0', 302],
] as const) {
  test(`${from} redirects to ${to} in one hop`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(to);
    expectSecured(response);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const address of ['/docs/nothing-here', '/docs/reference/nodejs/v9', '/elsewhere']) {
  test(`${address} is a 404 with the shell and a search form`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expectSecured(response);
    const html = await response.text();
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).toContain('<nav aria-label="Documentation">');
    expect(html).toContain('action="/docs/search"');
  });
}

for (const address of [
  '/docs/%zz-echo',
  '/docs/%00-echo',
  '/docs/%c0%af-echo',
  '/docs/..%2f-echo',
  '/docs/<b>-echo',
]) {
  test(`the malformed address ${address} is rejected and not repeated in the answer`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([400, 404]).toContain(response.status());
    expect((await response.text()).includes('-echo')).toBe(false);
  });
}

test('an unsupported method is a 405 that lists the supported methods', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await request.fetch(PAGE, { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
    expectSecured(response);
  }
  const feedback = await request.get('/docs/api/feedback');
  expect(feedback.status()).toBe(405);
  expect(feedback.headers().allow).toBe('POST');
});

test('a browser that already has the page gets a 304 without a body', async ({ request }) => {
  const { etag = '' } = (await request.get(PAGE)).headers();
  expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
  for (const known of [etag, `W/${etag.replace('W/', '')}`, `"other", ${etag}`, '*']) {
    const response = await request.get(PAGE, { headers: { 'If-None-Match': known } });
    expect(response.status()).toBe(304);
    expect(await response.body()).toHaveLength(0);
    expectSecured(response);
  }
  expect((await request.get(PAGE, { headers: { 'If-None-Match': '"other"' } })).status()).toBe(200);
});

test('HEAD answers like GET, but without a body', async ({ request }) => {
  const [head, get] = [await request.head(PAGE), await request.get(PAGE)];
  expect(head.status()).toBe(200);
  expect(await head.body()).toHaveLength(0);
  expect(head.headers().etag).toBe(get.headers().etag);
  expectSecured(head);
});

test('fifty queries and foreign hosts do not change a page', async ({ request }) => {
  const plain = await (await request.get(PAGE)).text();
  for (let index = 0; index < 50; index += 1) {
    const response = await request.get(`${PAGE}?utm_${index}=%3Cscript%3E${index}&q[]=${'x'.repeat(index)}`, {
      headers: { 'X-Forwarded-Host': `evil-${index}.example`, 'X-Forwarded-Proto': 'ftp' },
    });
    expect(response.status()).toBe(200);
    expect((await response.text()) === plain).toBe(true);
  }
});

test('an API answer is never cached and has the strictest content security policy', async ({ request }) => {
  const response = await request.post('/docs/api/feedback', { data: { answer: 'maybe' } });
  expect(response.status()).toBe(422);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(response.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});
