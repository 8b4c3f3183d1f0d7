import { describe, expect, test } from 'vitest';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readSynonyms } from '#scripts/search/synonyms.ts';
import { numbersToText } from '#worker/search/index-format.ts';
import { corrected } from '#worker/search/query.ts';
import { Vocabulary } from '#worker/search/vocabulary.ts';
import { STOP_WORDS, wordsOf } from '#worker/search/words.ts';
import { engineOf, found, queryFor } from './small-site.ts';

describe('corrected', () => {
  /** The last word of a query on a site with these words in texts, each in as many sections as its number says. */
  const meant = (query: string, texts: Readonly<Record<string, number>>, isLast = false): string[] => {
    const lines = Object.entries(texts)
      .sort()
      .map(([term, sections]) => `${term} ${numbersToText(Array(sections).fill(1))}`);
    const vocabulary = new Vocabulary({ terms: lines.join('\n'), synonyms: 'crontab=schedule' });
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
    ['a number', '12345', { 12346: 1 }],
    ['a name in parts', 'zorble.on', { zorblexon: 1 }],
  ] as const)('a word stays if it is %s', (_, query, texts) => {
    expect(meant(query, texts)).toEqual(wordsOf(query).map(({ whole }) => whole));
  });
});

describe('reader words', () => {
  /** `npm run build` comes first. */
  const BUILT = `${projectRoot}/.build`;

  test('every synonym leads to words that a section has', async () => {
    const engine = await siteEngine(BUILT);
    const { synonyms } = await readSynonyms(projectRoot);
    const lost: string[] = [];
    for (const word of new Set(synonyms.flatMap(({ site }) => site.split(' ')))) {
      // A word that no section has is not marked: the search then stands for similar words.
      const { matchesIn } = await engine.search(queryFor(word));
      if (!STOP_WORDS.has(word) && matchesIn(word).length === 0) lost.push(word);
    }
    expect(lost).toEqual([]);
  });

  test('keywords find a section, and no others, whatever its anchor is called', async () => {
    const site = engineOf({
      '/a': {
        title: 'Clock',
        sections: { constructor: ['Constructor'] as const, other: ['Other'] },
        keywords: [['constructor', 'zorble']],
      },
      '/b': { title: 'Hour', sections: { constructor: ['Constructor'] as const } },
    });
    expect(await found(site, 'zorble')).toEqual(['/a#constructor']);
  });
});
