import { describe, expect, test } from 'vitest';
import { findSymbols } from '#worker/agents/find-symbol.ts';
import { markdownSections } from '#worker/agents/markdown-sections.ts';

const PAGE = `# Storage

Text.

## \`bucket()\`

Declares a bucket.

\`\`\`python
# \`comment\`
\`\`\`

## \`Bucket\`

A bucket.

- Methods: \`allow()\`, \`forbid()\`, \`on()\`

* \`name\` (\`string\`): Its name.
  The same signature: \`label\`.
  \`\`\`python
- \`code\`
  \`\`\`

### \`Bucket.allow()\`

Grants.

- \`forbid()\`: Takes a grant back.

* Parameters:
  - \`key\`: A key.

### \`Bucket.on()\`

Listens.

## \`Queue.on()\`

### \`FileRef.write()\`

## \`FileMode\`

- \`Write\`: Writes.
- \`on\`: Listens.

## About bucket`;

const sections = markdownSections(PAGE);
const find = (name: string) => {
  const { symbols, others } = findSymbols(name, sections);
  return [symbols.map(({ title }) => title), others.map((other) => other.name)];
};

test('the sections of a page are its headings with the text up to the next one', () => {
  expect(sections.map(({ title, isName }) => [title, isName])).toEqual([
    ['Storage', false],
    ['bucket()', true],
    ['Bucket', true],
    ['Bucket.allow()', true],
    ['Bucket.on()', true],
    ['Queue.on()', true],
    ['FileRef.write()', true],
    ['FileMode', true],
    ['About bucket', false],
  ]);
  expect(sections[1]?.text).toBe('## `bucket()`\n\nDeclares a bucket.\n\n```python\n# `comment`\n```');
});

describe('a symbol', () => {
  test.each([
    ['Bucket.allow(\n  "read",\n)', [['Bucket.allow()'], []]],
    ['bucket.ALLOW', [['Bucket.allow()'], []]],
    ['bucket', [['bucket()'], []]],
    ['Bucket', [['Bucket'], []]],
    ['BUCKET', [['bucket()', 'Bucket'], []]],
    ['allow', [['Bucket.allow()'], []]],
    ['Bucket.forbid', [['Bucket.allow()'], []]],
    ['Bucket.name', [['Bucket'], []]],
    ['Bucket.label', [['Bucket'], []]],
    ['Bucket.code', [[], []]],
    ['Bucket.key', [[], []]],
    ['on', [[], ['Bucket.on()', 'Queue.on()', 'FileMode.on']]],
    ['my.queue.on', [['Queue.on()'], ['Bucket.on()', 'FileMode.on']]],
    ['Write', [['FileMode'], ['FileRef.write()']]],
    ['bucket("a").file("b").write("c")', [['FileRef.write()'], ['FileMode.Write']]],
    ['topic.write', [[], ['FileRef.write()', 'FileMode.Write']]],
    ['nitric.resources.bucket', [['bucket()'], ['Bucket']]],
    ['buck', [[], ['bucket()', 'Bucket']]],
    ['()', [[], []]],
  ])('%s is found: %j', (name, found) => {
    expect(find(name)).toEqual(found);
  });
});

test('of many similar names, 20 are listed, each once', () => {
  const names = Array.from({ length: 21 }, (_, index) => `bucket${index}`);
  const headings = names.flatMap((name) => [`## \`${name}\``, `## \`${name}\``]);
  const { others } = findSymbols('bucket', markdownSections(headings.join('\n\n')));
  expect(others.map(({ name }) => name)).toEqual(names.slice(0, 20));
});
