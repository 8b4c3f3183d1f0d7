import { expect, test } from 'vitest';
import { DESCRIPTION, page, TestSite } from '#tests/scripts/content/test-site.ts';

const CURE = 'Write one sentence of 60 to 160 characters that says what the page is good for.';

test.each([
  [
    'Text.',
    '1:1 The page has no front matter. | Begin the file with `---`, `title: …`, `description: …`, and `---`, each on a line of its own.',
  ],
  [
    `---\ntitle: A\ndescription: ${DESCRIPTION}\n\nText.\n`,
    '1:1 The front matter has no end. | Write `---` on a line of its own below `description`.',
  ],
  [
    `----\ntitle: A\ndescription: ${DESCRIPTION}\n----\n`,
    '1:1 The page has no front matter. | Begin the file with `---`, `title: …`, `description: …`, and `---`, each on a line of its own.',
  ],
  [`\n${page('A')}`, '1:1 There is a blank line above the front matter. | Begin the file with `---`.'],
  [
    `---\ntitle: A **b**\ndescription: ${DESCRIPTION}\n---\n`,
    '2:8 `title` contains Markdown, which readers would see as it is written. | Write the heading of the page as plain text: `title: Storage`.',
  ],
  [
    `---\ntitle: A\ndescription: See [b](/c). ${DESCRIPTION}\n---\n`,
    `3:14 \`description\` contains Markdown, which readers would see as it is written. | ${CURE}`,
  ],
  [`---\ntitle: A\n---\n`, `1:1 The front matter has no \`description\`. | ${CURE}`],
  [
    `---\ndescription: ${DESCRIPTION}\n---\n`,
    '1:1 The front matter has no `title`. | Write the heading of the page as plain text: `title: Storage`.',
  ],
  [
    `---\ntitle: A\ntitel: B\ndescription: ${DESCRIPTION}\n---\n`,
    '3:1 The front matter has no key `titel`. | Did you mean `title`?',
  ],
  [
    `---\ntitle: 404\ndescription: ${DESCRIPTION}\n---\n`,
    '2:8 `title` must be text: put it in quotes. | Write the heading of the page as plain text: `title: Storage`.',
  ],
  [
    `---\ntitle: Issue #12 is open\ndescription: ${DESCRIPTION}\n---\n`,
    '2:13 The text `Issue` ends before `#12 is open`, which is a comment. | Put the text in quotes, or a space after the `#` of a comment.',
  ],
  [
    `---\ntitle:\ndescription: ${DESCRIPTION}\n---\n`,
    '2:7 `title` is empty. | Write the heading of the page as plain text: `title: Storage`.',
  ],
  [
    `---\ntitle: A\ndescription: ${'a'.repeat(59)}\n---\n`,
    `3:14 \`description\` has 59 characters, and needs 60. | ${CURE}`,
  ],
  [
    `---\ntitle: A\ndescription: ${'a'.repeat(161)}\n---\n`,
    `3:14 \`description\` has 161 characters, and may have 160. | ${CURE}`,
  ],
  [
    `---\ntitle: A\ndescription: ${DESCRIPTION}\ntitle_meta:\n---\n`,
    '4:12 `title_meta` is empty. | Write the title that the browser tab shows, or leave the line out.',
  ],
  [
    `---\ntitle: A: B\ndescription: ${DESCRIPTION}\n---\n`,
    '2:8 The front matter is not valid YAML: The line has a second `: `, or is indented too far. | Put values that contain `: `, `#`, quotes, or brackets in quotes: `title: "Note: this"`.',
  ],
  [
    `---\ntitle: A\ntitle: B\ndescription: ${DESCRIPTION}\n---\n`,
    '3:1 The front matter is not valid YAML: This key appears a second time. | Remove one of the two lines.',
  ],
  [
    `---\n\ttitle: A\ndescription: ${DESCRIPTION}\n---\n`,
    '2:1 The front matter is not valid YAML: A tab indents the line. | Replace the tab with spaces.',
  ],
  [
    `---\ntitle: A\ndescription: "${DESCRIPTION}\n---\n`,
    `3:14 The front matter is not valid YAML: A text that begins with \`"\` does not end with it. | Put values that contain \`: \`, \`#\`, quotes, or brackets in quotes: \`title: "Note: this"\`.`,
  ],
  [
    `---\n  title: A\ndescription: b: c\n---\n`,
    '3:1 The front matter is not valid YAML: This does not belong to what comes before it. | Indent the line like its neighbors, and put the whole value in quotes or none of it.',
  ],
  [
    `---\ntitle:A\ndescription:${DESCRIPTION}\n---\n`,
    '2:1 The line has no key. | Write `title: Storage`, with a space after the colon.',
  ],
  [
    `---\ntitle: “A”\ndescription: ${DESCRIPTION}\n---\n`,
    '2:8 `title` is in curly quotes, which readers would see. | Write the heading of the page as plain text: `title: Storage`.',
  ],
])('%j', async (source, problem) => {
  const site = await TestSite.create({ 'index.mdx': source });
  expect(await site.found()).toEqual([`pages/index.mdx:${problem}`]);
});

test.each([60, 160])('a description of %i characters is valid', async (length) => {
  const site = await TestSite.create({
    'index.mdx': `---\ntitle: A\ntitle_meta: B\ndescription: ${'a'.repeat(length)}\n---\n`,
  });
  expect(await site.found()).toEqual([]);
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
    `pages/index.mdx:2:14 \`description\` is empty. | ${CURE}`,
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
