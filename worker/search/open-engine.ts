import { facetsOf, passes } from './answer/facets.ts';
import { matchFinder } from './answer/match-finder.ts';
import type { IndexFile, SamplesFile, TextsFile } from './index/index-file.ts';
import { openIndex } from './index/open-index.ts';
import { sectionRecord } from './index/section-record.ts';
import { sectionsOf } from './index/sections.ts';
import { parseQuery } from './query/parse-query.ts';
import { rank } from './ranking/rank.ts';
import { vocabularyOf } from './terms/vocabulary.ts';
import type { SearchEngine } from './types.ts';

/** The files of the index. Texts and samples are loaded when an answer needs them. */
export interface EngineFiles {
  index: IndexFile;
  texts: () => Promise<TextsFile>;
  samples: () => Promise<SamplesFile>;
}

/** Opens the engine. Throws if the index is damaged. */
export const openEngine = ({ index: file, texts }: EngineFiles): SearchEngine => {
  const sections = sectionsOf(file);
  const { index, terms, frequencies, headingTerms } = openIndex(file, sections.length);
  const vocabulary = vocabularyOf(terms, headingTerms);
  const frequencyOf = (term: string) => frequencies.get(term) ?? 0;
  return {
    search: async ({ text, page, hitsPerPage, filters, preferredLibrary }) => {
      const { contents } = await texts();
      const contentOf = (document: number) => contents[document] ?? '';
      const parsed = parseQuery(text, vocabulary);
      const ranked = rank(parsed, preferredLibrary, { index, sections, frequencyOf, contentOf });
      const found = ranked.filter(({ section }) => passes(section, filters));
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: shown.map(({ section, document }) => sectionRecord(section, contentOf(document))),
        total: found.length,
        facets: facetsOf(found.map(({ section }) => section)),
        suggestions: [],
        matchesIn: matchFinder(parsed),
      };
    },
  };
};
