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
    'Node.js Reference: /docs/reference/nodejs/sql',
    'Python Reference: /docs/reference/python/sql',
    'Go Reference: /docs/reference/go/sql',
    'Dart Reference: /docs/reference/dart/sql',
    'Aurora PostgreSQL AWS: /docs/reference/providers/aws/sql',
    'Cloud SQL Google Cloud: /docs/reference/providers/gcp/sql',
    'Database for PostgreSQL Azure: /docs/reference/providers/azure/sql',
    'Node.js Guide: /docs/guides/nodejs/nitric-and-drizzle#schema',
    'Examples Guide: /docs/guides/examples#databases',
  ]);
});

test('a guide names the building blocks that it uses, in their hues', async () => {
  const html = between(await asideOf('/docs/guides/go'), '<nav aria-label="Related pages">', '</nav>');
  expect(links(html)).toEqual(['APIs: /docs/apis', 'Key Value Stores: /docs/keyvalue']);
  expect(html).toContain('<li class="block-apis">');
});

test('every page has its tools', async () => {
  const html = await asideOf('/docs/faq');
  expect(html).not.toContain('Related pages');
  expect(html).toContain('<button class="copy-page" type="button">Copy as Markdown</button>');
  expect(links(html)).toContain('View as Markdown: /docs/faq.md');
  expect(html).toMatch(
    /<a href="https:\/\/github\.com\/[^"]*\/edit\/[^"]*faq\.mdx">Edit this page on GitHub<\/a>/,
  );
});

test('the sections of a page are listed with their subsections, if it has any', async () => {
  const html = between(await asideOf('/docs/guides/nodejs/notes-api'), '<nav class="outline', '</nav>');
  expect(html).toContain('aria-label="In this section"');
  expect(html).toMatch(
    /<li><a href="#project">Create the project<\/a><ul><li><a href="#[^"]*">[^<]*<\/a><\/li>.*?<\/ul><\/li>/,
  );
  expect(html).toContain('<li><a href="#next">Next steps</a></li>');
  expect(await asideOf('/docs/secrets')).not.toContain('outline');
});

describe('no aside is next to', () => {
  test.each(['/docs', '/docs/reference', '/docs/reference/nodejs', '/docs/reference/go/v0/storage'])(
    '%s',
    async (address) => expect(await asideOf(address)).toBe(''),
  );
});
