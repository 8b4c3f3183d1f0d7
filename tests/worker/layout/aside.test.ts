import { expect, test } from 'vitest';
import { between, links, readPage } from './read-page.ts';

const asideOf = async (address: string) => {
  const html = await readPage(address);
  const start = html.indexOf('<div class="rail">');
  return start < 0 ? '' : html.slice(start, html.indexOf('</main>'));
};
const related = async (address: string) =>
  between(await asideOf(address), '<nav aria-label="Related pages">', '</nav>');

test('a building block names its references, services on clouds, and guides, and a guide its building blocks', async () => {
  const hrefs = links(await related('/docs/sql')).map((link) => link.split(': ').at(-1));
  for (const page of ['nodejs/sql', 'dart/sql', 'providers/aws/sql', 'providers/azure/sql'])
    expect(hrefs).toContain(`/docs/reference/${page}`);
  expect(hrefs.some((href) => href?.startsWith('/docs/guides/'))).toBe(true);
  expect(await related('/docs/guides/go')).toContain('<li class="block-apis">');
});

test('a page of many topics has at most six related pages, and some pages have none', async () => {
  expect((await related('/docs/messaging')).match(/<li/g)).toHaveLength(6);
  expect(await asideOf('/docs/faq')).not.toContain('Related pages');
});

test('every page has its tools once', async () => {
  const html = await readPage('/docs/faq');
  expect(html.match(/<button class="copy-page" type="button">Copy as Markdown<\/button>/g)).toHaveLength(1);
  expect(links(html)).toContain('View as Markdown: /docs/faq.md');
  expect(html.match(/>Edit this page on GitHub</g)).toHaveLength(1);
});

test('the sections of a page are listed first, with their subsections', async () => {
  const aside = await asideOf('/docs/guides/nodejs/notes-api');
  expect(aside).toMatch(/^<div class="rail"><nav class="outline/);
  const html = between(aside, '<nav class="outline', '</nav>');
  expect(html).toContain('aria-label="On this page"');
  expect(html).toMatch(/<li><a href="#[^"]*">[^<]*<\/a><ul><li><a href="#[^"]*">[^<]*<\/a><\/li>/);
});

test.each(['/docs', '/docs/reference', '/docs/reference/nodejs', '/docs/reference/go/v0/storage'])(
  'no aside is next to %s',
  async (address) => expect(await asideOf(address)).toBe(''),
);
