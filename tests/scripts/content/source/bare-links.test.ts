import { expect, test } from 'vitest';
import { mayHaveBareLink } from '#scripts/content/source/bare-links.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

test.each([
  ['Text without links.', false],
  ['Run `npm i @nitric/sdk` or `curl http://localhost:4001`.', false],
  ['```bash\ncurl https://example.com\n```\n\nText.', false],
  ['  ```bash\n  npm i a@1\n\n  npm i b@1\n  ```', false],
  ['A [link](https://example.com), and <Guide href="https://example.com" />.', false],
  ['See https://example.com.', true],
  ['See www.example.com.', true],
  ['Write to mail@example.com.', true],
  ['```bash\necho\n```\n\nSee HTTP://example.com.\n\n```bash\necho\n```', true],
])('%j may have a bare link: %s', (source, expected) => expect(mayHaveBareLink(source)).toBe(expected));

test('a page without bare links has tables, task lists, strikethrough, and footnotes', async () => {
  const body = '| a |\n| - |\n| ~~b~~ |\n\n- [x] c\n\nd[^1]\n\n[^1]: e';
  const { html } = await compileBody(body);
  expect(html).toContain('<table>');
  expect(html).toContain('<del>b</del>');
  expect(html).toContain('type="checkbox"');
  expect(html).toContain('footnote');
});

test('a bare link is a link', async () => {
  const { html } = await compileBody('See https://example.com/a.');
  expect(html).toContain('href="https://example.com/a"');
});
