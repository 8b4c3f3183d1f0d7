import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFileMessage } from 'vfile-message';
import { describe, expect, test } from 'vitest';

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

const errorOf = (source: string): VFileMessage => {
  try {
    processor.parse(source);
  } catch (error) {
    if (error instanceof VFileMessage) return error;
  }
  throw new Error('The parser does not refuse this source.');
};

describe('mistakes of authors are distinguished by the parser’s messages:', () => {
  test.each([
    ['an open tag', '<Note>\n\na', 'Expected a closing tag for `<Note>` (1:1-1:7)'],
    [
      'an open tag in a paragraph',
      'a<br>b',
      'Expected a closing tag for `<br>` (1:2-1:6) before the end of `paragraph`',
    ],
    [
      'an open tag in a list item',
      '- <Note>\n\n  a\n</Note>',
      'Expected a closing tag for `<Note>` (1:3-1:9) before the end of `listItem`',
    ],
    [
      'an open tag in a quote',
      '> <Note>\n\n</Note>',
      'Expected a closing tag for `<Note>` (1:3-1:9) before the end of `blockQuote`',
    ],
    [
      'a tag that another tag closes',
      '<Note>\n\na\n\n</Tip>',
      'Unexpected closing tag `</Tip>`, expected corresponding closing tag for `<Note>` (1:1-1:7)',
    ],
    [
      'tags in two paragraphs',
      '<div>\n\na</div>',
      'Expected the closing tag `</div>` either after the end of `paragraph` (3:8) or another opening tag after the start of `paragraph` (3:1)',
    ],
    [
      'a value without quotes',
      '<a href=x>b</a>',
      'Unexpected character `x` (U+0078) before attribute value, expected a character that can start an attribute value, such as `"`, `\'`, or `{`',
    ],
  ])('%s', (_, source, reason) => {
    expect(errorOf(source).reason).toBe(reason);
  });
});

describe('mistakes of authors are distinguished by the parser’s rule names:', () => {
  test.each([
    ['a < in prose', 'a <3', 'micromark-extension-mdx-jsx', 'unexpected-character'],
    ['a tag without an end', 'a <b\n\nc', 'micromark-extension-mdx-jsx', 'unexpected-eof'],
    ['a stray closing tag', 'a\n\n</Note>', 'mdast-util-mdx-jsx', 'unexpected-closing-slash'],
    ['an open tag', '<Note>\n\na', 'mdast-util-mdx-jsx', 'end-tag-mismatch'],
    ['a brace without an end', 'a { b', 'micromark-extension-mdx-expression', 'unexpected-eof'],
    ['an expression', 'a {b c} d', 'micromark-extension-mdx-expression', 'acorn'],
    ['a property in braces', '<Note {a}>b</Note>', 'micromark-extension-mdx-expression', 'non-spread'],
    [
      'properties in braces',
      '<Note {...a, b}>b</Note>',
      'micromark-extension-mdx-expression',
      'spread-extra',
    ],
    ['a line that begins with import', 'import the library', 'micromark-extension-mdxjs-esm', 'acorn'],
  ])('%s', (_, source, by, rule) => {
    const { source: reporter, ruleId } = errorOf(source);
    expect([reporter, ruleId]).toEqual([by, rule]);
  });
});
