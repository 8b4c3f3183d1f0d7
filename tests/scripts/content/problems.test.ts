import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#tests/scripts/cpu-time.ts';
import { compileBody, problemsIn } from './compile-body.ts';
import { page, TestSite } from './test-site.ts';

test.each(problemsIn(new URL('problems.tsv', import.meta.url)))(
  '%j has one mistake',
  async (body, problem, address) => {
    expect((await compileBody(body, undefined, address ? { address } : {})).found).toEqual([problem]);
  },
);

/** Lines that nobody can break: commands, addresses, the path of an import. */
const LONG_LINES = [
  `\`\`\`bash\nnitric up ${'x '.repeat(40)}\n\`\`\``,
  `\`\`\`typescript\nf('https://a.b/${'x'.repeat(70)}')\n\`\`\``,
  `\`\`\`go\npackage a\nimport x "a/${'x'.repeat(64)}"\n\`\`\``,
];

test.each([
  'a \\[b\\]\\[c\\], 2 \\*\\* 3, and \\## d',
  '`a[0][1]`, `**`, and `[^1]`',
  '## a [#b] [tag: New]',
  '| a | b |\n| --- | --- |\n| \\| | `c\\|d` |',
  '- a\n\n  ```text\n  b\n  ```\n\n> ~~~~text\n> ~~~\n> ~~~~',
  '<Note>\n\n```text\na\n```\n\n</Note>',
  '<Steps>\n  <Step title="a">\n    b\n  </Step>\n</Steps>\n\n- c\n\n    d',
  '`a`-b, **c**-d, 1.2 e, in\n2024. F - g\nand\n-1 h',
  'For more, add\n-v to `nitric up`\n-v, or **both**\n-s.',
  '[a] and (b), #1 and [c](/storage "A title")',
  'It needs Node.js\n20. Others wait [as usual (/a)].',
  '[//]: # (One.)\n\na\n\n[//]: # (Two.)',
  '```python fragment\nb = (2\n```',
  ...LONG_LINES,
  '```python del={1} ins={2}\na = (1 +\nb = (2 +\n3)\n```',
])('nothing is wrong with %j', async (body) => {
  expect((await compileBody(body)).found).toEqual([]);
});

test('places are right in a file that begins with a byte order mark', async () => {
  const site = await TestSite.create({ 'index.mdx': `\uFEFF${page('Home', 'a [b][c]')}` });
  expect(await site.found()).toEqual([
    `pages/index.mdx:6:5 The page defines no address for \`[c]\`. | Write \`[text](/page)\`.`,
  ]);
});

describe('mistakes on a page', () => {
  test('are all reported at once', async () => {
    const { found } = await compileBody('# A\n\n<Nte>x</Nte>\n\n```ts\nx\n```\n\n{a}');
    expect(found.map((problem) => problem.split(' ')[0]).sort()).toEqual(['1:1', '3:1', '5:1', '9:1']);
  });

  test('are reported once for each text beside the parts of a component', async () => {
    const { found } = await compileBody(
      '<Steps>\na <Step title="b">c</Step> d <Step title="e">f</Step> g\n</Steps>',
    );
    expect(found.map((problem) => problem.split(' ')[0])).toEqual(['2:1', '2:27', '2:54']);
  });

  test('include an image without a text alternative', async () => {
    const { found } = await compileBody('![](./no.png)');
    expect(found[0]).toBe(
      '1:1 The image has no text alternative. | Write what it shows: `![A bucket in the dashboard](./dashboard.png)`.',
    );
  });

  test('do not include text right below a summary', async () => {
    const { html, found } = await compileBody('<details>\n<summary>a</summary>\nb\n</details>');
    expect(found).toEqual([]);
    expect(html).toBe('<details><summary>a</summary><p>\nb</p></details>');
  });

  test('do not include comments, which are left out of the page', async () => {
    const { html, found } = await compileBody('{/* a */}\n\nb {/* c */}\n\n<Note>{/* d */}e</Note>');
    expect(found).toEqual([]);
    expect(html).toContain('<p>b </p>');
    expect(html).not.toContain('/*');
  });
});

test.each(['"One\'s own"', `{"One's own"}`, "{`One's own`}"])(
  'a text may be written as %s',
  async (value) => {
    const { found, html } = await compileBody(`<Note title=${value}>Text.</Note>`);
    expect(found).toEqual([]);
    expect(html).toContain("One's own");
  },
);

describe('syntax that MDX cannot read', () => {
  test('leaves the rest of the page for later, and its anchors unknown', async () => {
    const { found, facts } = await compileBody('a {b c}\n\n<Nte>d</Nte>');
    expect(found).toHaveLength(1);
    expect(facts.anchors).toBeUndefined();
  });
});

const lists = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- level`).join('\n');

describe('lists and quotes in each other', () => {
  const TOO_DEEP =
    'This list or quote is nested too deeply. | Write the inner ones as sections, or as lists of their own.';
  test.each([
    ['lists', lists(3_000), '51:101'],
    ['lists in one line', '1. '.repeat(40), '1:119'],
    ['quotes', '>'.repeat(101), '1:101'],
  ])('are a mistake where they are too deep, which takes no time to find: %s', async (_, text, position) => {
    let found: string[] = [];
    const took = await cpuTimeOf(async () => {
      found = (await compileBody(text)).found;
    });
    expect(found).toEqual([`${position} ${TOO_DEEP}`]);
    expect(took).toBeLessThan(3_000);
  });

  test.each([
    lists(20),
    `- ${'word '.repeat(100)}`,
    `${' '.repeat(200)}text`,
    '*'.repeat(200),
    `\`\`\`text\n${' '.repeat(200)}- a\n\`\`\``,
  ])('are not too deep in %j', async (text) => {
    expect((await compileBody(text)).found.join()).not.toContain('nested');
  });
});
