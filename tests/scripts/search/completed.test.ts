import SearchableMap from 'minisearch/SearchableMap';
import { describe, expect, test } from 'vitest';
import type { TermTree } from '#worker/search/index/open-index.ts';
import { vocabularyOf } from '#worker/search/index/vocabulary.ts';
import { completed } from '#worker/search/query/completed.ts';
import { wordsOf } from '#worker/search/terms/words.ts';

const HEADING_FIELD = 0;

/** A query on a site with these words in headings, each in as many sections as its number says. */
const meant = (query: string, headings: Readonly<Record<string, number>> = {}): string => {
  const tree: TermTree = new SearchableMap();
  for (const [term, sections] of Object.entries(headings))
    tree.set(
      term,
      new Map([[HEADING_FIELD, new Map(Array.from({ length: sections }, (_, document) => [document, 1]))]]),
    );
  return completed(wordsOf(query), vocabularyOf(tree, []))
    .map(({ whole }) => whole)
    .join(' ');
};

describe('the end of a query becomes', () => {
  test.each([
    ['the name of a library', 'storage typescr', {}, 'storage typescript'],
    ['a word of synonyms', 'cronta', {}, 'crontab'],
    ['the end of a phrase', 'object stor', { story: 9 }, 'object store'],
    ['the end of two words that the site joins', 'zor ble', { zorblex: 1 }, 'zor blex'],
    ['the only word with this start', 'zorbl', { zorble: 1 }, 'zorble'],
    ['the one that most others begin with', 'zorbl', { zorble: 1, zorbles: 1, zorblefish: 9 }, 'zorble'],
    ['the one that more sections have', 'zorb', { zorbel: 9, zorban: 1 }, 'zorbel'],
  ] as const)('%s', (_, query, headings, expected) => {
    expect(meant(query, headings)).toBe(expected);
  });
});

test.each([
  ['it is short', 'zo', { zor: 1 }],
  ['it is a word of the site', 'zorb', { zorb: 1, zorble: 9 }],
  ['it is a word of readers', 'crontab', { crontabs: 1 }],
  ['much is missing', 'zor', { zorbles: 1 }],
  ['no word is likelier than others', 'zor', { zorbl: 1, zorch: 1, zordy: 1 }],
  ['it is a name in parts', 'zor.bl', { zorble: 1 }],
] as const)('the end of a query stays if %s', (_, query, headings) => {
  expect(meant(query, headings)).toBe(
    wordsOf(query)
      .map(({ whole }) => whole)
      .join(' '),
  );
});

test('words before the end stay', () => {
  expect(meant('zorbl storage', { zorble: 1, storage: 1 })).toBe('zorbl storage');
});
