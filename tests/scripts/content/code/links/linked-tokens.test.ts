import { expect, test } from 'vitest';
import { linkedTokens } from '#scripts/content/code/links/linked-tokens.ts';

const token = (text: string) => ({ text, kind: undefined });
/** Each line as text, with links in brackets. */
const shown = (lines: string[][], ...links: [number, number][]) =>
  linkedTokens(
    lines.map((line) => line.map(token)),
    links.map(([start, end]) => ({ start, end, href: '/x' })),
  ).map((line) => line.map(({ text, href }) => (href ? `[${text}]` : text)).join('|'));

test.each<[string, string[][], [number, number][], string[]]>([
  ['a whole token', [['a', 'bc', 'd']], [[1, 3]], ['a|[bc]|d']],
  ['the middle of a token', [['abcd']], [[1, 3]], ['a|[bc]|d']],
  [
    'two links in a token',
    [['a.b']],
    [
      [0, 1],
      [2, 3],
    ],
    ['[a]|.|[b]'],
  ],
  ['two tokens', [['ab', 'cd']], [[1, 3]], ['a|[b]|[c]|d']],
  ['a later line', [['ab'], ['cd', 'e']], [[3, 5]], ['ab', '[cd]|e']],
  ['no link', [['ab']], [], ['ab']],
  ['an empty line', [[], ['a']], [[1, 2]], ['', '[a]']],
])('a link over %s', (_, lines, links, expected) => {
  expect(shown(lines, ...links)).toEqual(expected);
});

test('a token keeps its class', () => {
  expect(linkedTokens([[{ text: 'ab', kind: 'f' }]], [{ start: 0, end: 1, href: '/x' }])).toEqual([
    [
      { text: 'a', kind: 'f', href: '/x' },
      { text: 'b', kind: 'f' },
    ],
  ]);
});
