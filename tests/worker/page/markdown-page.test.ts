import { expect, test } from 'vitest';
import type { SdkSlug } from '#content/sdks.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import type { StoredMarkdown } from '#worker/model/stored-markdown.ts';
import { markdownPage } from '#worker/page/markdown-page.ts';

const site = {
  release: {
    pages: {},
    menus: [],
    references: { python: { '': '', storage: '/storage' }, 'python/v0': { '': '', storage: '/storage' } },
  },
  settings: { siteOrigin: 'https://docs.example', sourceRepository: '', sourceBranch: '' },
};

const pageAt = (address: string, stored: StoredMarkdown, sdk?: SdkSlug): string => {
  const path = pagePath(address);
  return markdownPage(stored, { path, reference: parseReferencePath(path), sdk }, site);
};

const HEAD = '# Storage\n\nKeeps files.';

test('the Markdown of a page has its canonical address, and its links are whole', () => {
  const stored = { head: HEAD, blocks: ['See [APIs](https://origin.invalid/docs/apis).\n'] };
  expect(pageAt('/storage', stored)).toBe(
    `${HEAD}\n\nCanonical address: <https://docs.example/docs/storage>\n\nSee [APIs](https://docs.example/docs/apis).\n`,
  );
});

test('the Markdown of a page says what its samples were checked against', () => {
  const samplesRelease = 'Samples for Node.js 1.4.2';
  expect(pageAt('/storage', { head: HEAD, samplesRelease, blocks: ['Text.\n'] })).toContain(
    `/docs/storage>\n\n${samplesRelease}\n\nText.`,
  );
});

test('the Markdown of a reference names its version, and an older one its latest', () => {
  const stored = { head: HEAD, blocks: ['Text.\n'] };
  expect(pageAt('/reference/python/storage', stored)).toContain(
    '\n\nLibrary: Python v1, the latest version\n\nText.',
  );
  expect(pageAt('/reference/python/v0/storage', stored)).toContain(
    '\n\nLibrary: Python v0\n\n> Note: You are viewing documentation for version v0 of Python. ' +
      '[View the latest version](https://docs.example/docs/reference/python/storage)\n\nText.',
  );
});
