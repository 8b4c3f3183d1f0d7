import SearchableMap from 'minisearch/SearchableMap';
import { describe, expect, test } from 'vitest';
import type { TermTree } from '#worker/search/index/open-index.ts';
import { vocabularyOf } from '#worker/search/index/vocabulary.ts';
import { corrected } from '#worker/search/query/corrected.ts';
import { wordsOf } from '#worker/search/terms/words.ts';

/** The last word of a query on a site with these words in texts, each in as many sections as its number says. */
const meant = (query: string, texts: Readonly<Record<string, number>>, isLast = false): string[] => {
  const tree: TermTree = new SearchableMap();
  for (const [term, sections] of Object.entries(texts))
    tree.set(term, new Map([[4, new Map(Array.from({ length: sections }, (_, document) => [document, 1]))]]));
  const vocabulary = vocabularyOf(tree, []);
  return wordsOf(query).map((word) => corrected(word, { isLast, vocabulary }).whole);
};

describe('a word that nobody knows becomes', () => {
  test.each([
    ['the name of a library', 'pytohn', {}, 'python'],
    ['a word of synonyms', 'crontba', {}, 'crontab'],
    ['a word of the index', 'zorbel', { zorble: 1 }, 'zorble'],
    ['the one with fewer mistakes', 'zorblingx', { zorbling: 1, zorblixgz: 9 }, 'zorbling'],
    ['the one that more sections have', 'zorble', { zorbla: 1, zorbli: 9 }, 'zorbli'],
  ] as const)('%s', (_, query, texts, expected) => {
    expect(meant(query, texts)).toEqual([expected]);
  });

  test('but at the end of a query, not what other words begin with', () => {
    expect(meant('zorbl', { zorblfish: 1, zorbx: 1 }, true)).toEqual(['zorbl']);
    expect(meant('zorbl', { zorblfish: 1, zorbx: 1 })).toEqual(['zorbx']);
  });
});

test.each([
  ['short', 'zor', { zar: 1 }],
  ['in the index', 'zorble', { zorble: 1, zorbla: 9 }],
  ['a form of one in the index', 'zorbles', { zorble: 1, zorbley: 9 }],
  ['two in one, and far from others', 'zorbfield', { zorb: 1, field: 1, zorbshield: 9 }],
  ['a number', '12345', { 12346: 1 }],
  ['a name in parts', 'zorble.on', { zorblexon: 1 }],
] as const)('a word stays if it is %s', (_, query, texts) => {
  expect(meant(query, texts)).toEqual(wordsOf(query).map(({ whole }) => whole));
});
