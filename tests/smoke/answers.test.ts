import { type APIResponse, expect, test } from '@playwright/test';

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

test('the root redirects to the documentation', async ({ request }) => {
  const response = await request.get('/', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/docs');
  expectSecured(response);
});

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
