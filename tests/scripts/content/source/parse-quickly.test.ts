import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { parseQuickly } from '#scripts/content/source/parse-quickly.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const parser = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
const parse = (text: string): Root => parser.parse(text);
const quickly = (source: string) => parseQuickly(source, parse);

/** A tree without the trees of expressions, whose places nobody reads. */
const comparable = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'estree' ? undefined : value)));

test.each([
  ['lines of text', 'One\ntwo\n`three` four\n\nFive'],
  ['code', 'a `b` c `d e`'],
  ['bold text', '**a** b **c d**e\n**f**'],
  ['links', '[a](/b) c [`d` e](#f)\n[g](https://h.i/j_k?l=m)'],
  ['the same sign after bold text', 'a\n\n**b***\n\n**c****d**'],
  ['runs of backticks', 'a\n\n`b``c`\n\n``d`'],
  ['a code block', '```ts title="a"\na *b*\n\n  c\n```\n\nd'],
  ['an indented end of a code block', 'a\n\n```\nb\n  ```\nc'],
  ['a longer end of a code block', '```\na\n````\nb'],
  ['a code block in another one', '````\n```\na\n```\n````'],
  ['an open code block', 'a\n\n```\nb'],
  ['text in a component', '<A b="c">\n\nText\nwith `code`\n\n</A>'],
  ['an expression below', 'Text\nand text\n\n<A b={1} />\n\n{/* a */}'],
  ['a heading below', 'Text\n---\n\nText\n\n## Text'],
  ['a table below', 'Text\n\n| a |\n| - |\n\nText'],
  ['a list above', '- a\n\nText\n\n1. b\n\n   Text'],
  ['a quote above', '> a\n\nText\n> b\n\nText'],
  ['front matter', '---\na: b\n\nc\n---\n\nText'],
  ['a code block in front matter', '---\n```\n---\n```\na\n```\n\nText'],
  ['a reference and its target', '[a] b\n\nText\n\n[a]: /c'],
  ['a footnote', 'Text\n\na[^b]\n\n[^b]: c\n\n    Text'],
  ['a blank at the end', 'a \nb\n\nText'],
  ['no line break at the end', 'Text'],
])('a page with %s has the same tree when most of it is not parsed', (_, source) => {
  expect(comparable(quickly(source))).toEqual(comparable(parse(source)));
});

test.each([
  ['a paragraph in a comment', '{/*\n\na\n\n*/}\n\nb'],
  ['a mistake', 'a\n\n<A>'],
  ['nothing plain', '# a'],
  ['the sign of a part', 'a\n\n\uE000'],
  ['line breaks of Windows', 'a\r\n\r\nb'],
  ['a link without brackets', 'see www.a.b'],
  ['an import', 'import a'],
])('a page with %s is parsed as a whole', (_, source) => expect(quickly(source)).toBeUndefined());

test('every page has the same tree when most of it is not parsed', async () => {
  const { pages } = await readPages(`${projectRoot}/content/pages`, projectRoot);
  const trees = pages.map(({ source }) => ({ quick: quickly(source), source }));
  const parsed = trees.filter(({ quick }) => quick);
  expect(parsed.length).toBeGreaterThan(pages.length * 0.9);
  for (const { quick, source } of parsed) expect(comparable(quick)).toEqual(comparable(parse(source)));
});
