import { expect, test } from 'vitest';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';
import { DESCRIPTION, page, TestSite } from '#tests/scripts/content/test-site.ts';

const HINT = 'Write one sentence of 60 to 160 characters that says what the page is good for.';

/** Sources, in which `DESCRIPTION` is a right one, each with its only problem. */
test.each(problemsIn(new URL('front-matter.tsv', import.meta.url)))('%j', async (source, problem) => {
  const site = await TestSite.create({ 'index.mdx': source.replaceAll('DESCRIPTION', DESCRIPTION) });
  expect(await site.found()).toEqual([`pages/index.mdx:${problem}`]);
});

test.each([60, 160])('a description of %i characters is valid', async (length) => {
  const source = `---\ntitle: A\ntitle_meta: B\ndescription: ${'a'.repeat(length)}\n---\n`;
  expect(await (await TestSite.create({ 'index.mdx': source })).found()).toEqual([]);
});

test('keywords belong to sections of the page, or to its overview', async () => {
  const keywords = (anchor: string, words = 'watch listen') =>
    page('A', '## Constructor', `keywords:\n  overview: start\n  ${anchor}: ${words}\n`);
  const found = async (source: string) => (await TestSite.create({ 'index.mdx': source })).found();
  expect(await found(keywords('constructor'))).toEqual([]);
  expect(await found(keywords('constructer'))).toEqual([
    'pages/index.mdx:4:1 `keywords` names the section `constructer`, which the page does not have. | Did you mean `constructor`?',
  ]);
  expect(await found(keywords('constructor', '12'))).toEqual([
    'pages/index.mdx:4:1 `keywords` must be text: put it in quotes. | Write the anchor of a section, or `overview`, and its words: `events: watch listen`.',
  ]);
});

test('comments and quotes inside a text are valid', async () => {
  const site = await TestSite.create({
    'index.mdx': `---\n# The name.\ntitle: “A” and “B” # as in the menu\n  # Below it.\ndescription: ${DESCRIPTION}\n---\n`,
  });
  expect(await site.found()).toEqual([]);
});

test('an empty description is one mistake, and all mistakes of a page are reported at once', async () => {
  const site = await TestSite.create({ 'index.mdx': '---\ndescription: ""\ntitel: [a]\n---\n' });
  expect(await site.found()).toEqual([
    'pages/index.mdx:1:1 The front matter has no `title`. | Write the heading of the page as plain text: `title: Storage`.',
    `pages/index.mdx:2:14 \`description\` is empty. | ${HINT}`,
    'pages/index.mdx:3:1 The front matter has no key `titel`. | Did you mean `title`?',
  ]);
});

test('titles are compared with the titles of pages that have other mistakes', async () => {
  const site = await TestSite.create({
    'index.mdx': page('Home'),
    'a.mdx': '---\ntitle: Home\ndescription: short\n---\n',
  });
  expect((await site.found()).join('\n')).toContain('The title "Home" is also that of pages/');
});
