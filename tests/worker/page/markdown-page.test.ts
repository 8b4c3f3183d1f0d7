import { expect, test } from 'vitest';
import type { SdkSlug } from '#content/sdks.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { markdownPage } from '#worker/page/markdown-page.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import type { StoredMarkdown } from '#worker/page/stored-markdown.ts';

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
  return markdownPage(stored, { place: { path, reference: parseReferencePath(path) }, sdk }, site);
};

const HEAD = '# Storage\n\nKeeps files.';

test('the Markdown of a page has its canonical address, and its links are whole', () => {
  const stored = { head: HEAD, blocks: ['See [APIs](https://origin.invalid/docs/apis).\n'] };
  expect(pageAt('/storage', stored)).toBe(
    `${HEAD}\n\nCanonical address: <https://docs.example/docs/storage>\n\nSee [APIs](https://docs.example/docs/apis).\n`,
  );
});

const VARIANTS = { head: HEAD, blocks: [{ all: 'Both.\n', bySdk: { nodejs: 'Node.\n', go: 'Go.\n' } }] };

test('the Markdown for all libraries names the addresses for one library', () => {
  const address = 'https://docs.example/docs/storage';
  expect(pageAt('/storage', VARIANTS)).toBe(
    `${HEAD}\n\nCanonical address: <${address}>\n\nSamples: all libraries. One library only: ` +
      `[Node.js](${address}.md?sdk=nodejs), [Go](${address}.md?sdk=go)\n\nBoth.\n`,
  );
});

test('the Markdown for one library names the address for all', () => {
  const address = 'https://docs.example/docs/storage';
  expect(pageAt('/storage', VARIANTS, 'go')).toBe(
    `${HEAD}\n\nCanonical address: <${address}>\n\nSamples: Go only, where they exist. ` +
      `All libraries: <${address}.md>\n\nGo.\n`,
  );
});

test('the Markdown of a page says what its samples were checked against', () => {
  const samplesCheck = 'Samples parsed as Bash and YAML';
  expect(pageAt('/storage', { head: HEAD, samplesCheck, blocks: ['Text.\n'] })).toContain(
    `/docs/storage>\n\n${samplesCheck}\n\nText.`,
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
