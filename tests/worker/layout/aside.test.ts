import { describe, expect, test } from 'vitest';
import { between, links, readPage } from './read-page.ts';

/** The links and buttons of a part of the aside, each as `name: address`. */
const part = async (address: string, begin: string) =>
  links(between(await asideOf(address), begin, '</ul></')).map((link) => link.replace(/\s+/g, ' '));
const asideOf = async (address: string) => {
  const html = await readPage(address);
  const start = html.indexOf('<div class="rail">');
  return start < 0 ? '' : html.slice(start, html.indexOf('</main>'));
};

test('a building block names its reference, its service on each cloud, and the guides that use it', async () => {
  expect(await part('/docs/sql', '<nav aria-label="Related pages">')).toEqual([
    'Reference Node.js reference: /docs/reference/nodejs/sql',
    'Reference Python reference: /docs/reference/python/sql',
    'Reference Go reference: /docs/reference/go/sql',
    'Reference Dart reference: /docs/reference/dart/sql',
    'Guide Drizzle: /docs/guides/nodejs/nitric-and-drizzle#schema',
    'AWS Aurora PostgreSQL: /docs/reference/providers/aws/sql',
    'Google Cloud Cloud SQL: /docs/reference/providers/gcp/sql',
    'Azure Database for PostgreSQL: /docs/reference/providers/azure/sql',
    'Guide Examples: /docs/guides/examples#databases',
  ]);
});

test('a guide names the building blocks that it uses, in their hues', async () => {
  const html = between(await asideOf('/docs/guides/go'), '<nav aria-label="Related pages">', '</nav>');
  expect(links(html)).toEqual(['APIs: /docs/apis', 'Key Value Stores: /docs/keyvalue']);
  expect(html).toContain('<li class="block-apis">');
});

test('a page of many topics has at most six related pages', async () => {
  const html = between(await asideOf('/docs/messaging'), '<nav aria-label="Related pages">', '</nav>');
  expect(html.match(/<li/g)).toHaveLength(6);
  expect(await asideOf('/docs/faq')).not.toContain('Related pages');
});

test('every page has its tools once', async () => {
  const html = await readPage('/docs/faq');
  expect(html.match(/<button class="copy-page" type="button">Copy as Markdown<\/button>/g)).toHaveLength(1);
  expect(links(html)).toContain('View as Markdown: /docs/faq.md');
  expect(html.match(/>Edit this page on GitHub</g)).toHaveLength(1);
});

test('the sections of a page are listed first, with their subsections', async () => {
  const html = between(await asideOf('/docs/guides/nodejs/notes-api'), '<nav class="outline', '</nav>');
  expect(html).toContain('aria-label="On this page"');
  expect(html).toMatch(
    /<li><a href="#project">Create the project<\/a><ul><li><a href="#[^"]*">[^<]*<\/a><\/li>.*?<\/ul><\/li>/,
  );
  expect(html).toContain('<li><a href="#next">Next steps</a></li>');
  expect(await asideOf('/docs/secrets')).toMatch(/^<div class="rail"><nav class="outline block-secrets"/);
});

describe('no aside is next to', () => {
  test.each(['/docs', '/docs/reference', '/docs/reference/nodejs', '/docs/reference/go/v0/storage'])(
    '%s',
    async (address) => expect(await asideOf(address)).toBe(''),
  );
});
