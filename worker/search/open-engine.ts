import { answerRecord } from './answer/answer-record.ts';
import { facetsOf, passes } from './answer/facets.ts';
import { matchFinder } from './answer/match-finder.ts';
import { suggestionsFor } from './answer/suggestions.ts';
import type { IndexFile, SamplesFile, TextsFile } from './index/index-file.ts';
import { openIndex } from './index/open-index.ts';
import type { Section } from './index/section.ts';
import { sectionsOf } from './index/sections.ts';
import { vocabularyOf } from './index/vocabulary.ts';
import { type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { stemTexts } from './ranking/phrase-share.ts';
import { priorsOf } from './ranking/priors.ts';
import { rank } from './ranking/rank.ts';
import type { SearchEngine } from './search-engine.ts';
import { stemOf } from './terms/stem.ts';

/** The files of the search. Samples are loaded when an answer needs them. */
interface EngineFiles {
  /** The parts of the index, in order. */
  index: readonly IndexFile[];
  texts: TextsFile;
  samples: () => Promise<SamplesFile>;
}

/** Opens the engine. Throws if the index is damaged. */
export const openEngine = ({ index: parts, texts, samples }: EngineFiles): SearchEngine => {
  const sections = parts.flatMap(sectionsOf);
  const priors = sections.map(priorsOf);
  const index = openIndex(parts);
  const vocabulary = vocabularyOf(
    index.terms,
    sections.map(({ heading }) => heading),
  );
  const everything = sections.map((section, document) => ({ section, document }));
  const contentOf = (document: number) => texts[document] ?? '';
  const stemsIn = stemTexts((document) => {
    const titles = sections[document]?.facts.titles.slice(1) ?? [];
    return [...titles, contentOf(document)].join('\n');
  });
  const rankable = { index, sections, priors, vocabulary, stemsIn };
  return {
    explain: ({ text, preferredLibrary }) =>
      rank(parseQuery(text, vocabulary), preferredLibrary, rankable).map(({ section, score, factors }) => ({
        url: section.url,
        score,
        factors,
      })),
    search: async ({ text, page, hitsPerPage, filters, preferredLibrary }) => {
      const parsed = parseQuery(text, vocabulary);
      const ranked = text.trim() === '' ? everything : rank(parsed, preferredLibrary, rankable);
      const found = ranked.filter(({ section }) => passes(section, filters));
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const matchesIn = matchFinder(parsed);
      const hits = shown.map(({ section, document }) =>
        answerRecord(section, contentOf(document), matchesIn),
      );
      const [first] = page === 0 ? shown : [];
      const [firstHit] = hits;
      if (first && firstHit && namesSymbol(parsed, first.section)) {
        const [language, signature, sample] = (await samples())[first.document] ?? [];
        if (language && signature)
          hits[0] = { ...firstHit, symbol: { language, signature, ...(sample ? { sample } : {}) } };
      }
      return {
        hits,
        total: found.length,
        facets: facetsOf(found.map(({ section }) => section)),
        suggestions: ranked.length === 0 ? suggestionsFor(parsed, vocabulary) : [],
        matchesIn,
      };
    },
  };
};

/** `true` if the query has the whole name of the symbol that a section is about, with or without its owner. */
const namesSymbol = ({ words }: ParsedQuery, { isSymbol, nameStems }: Section): boolean => {
  const stems = new Set(words.flatMap(({ whole, parts }) => [whole, ...parts].map(stemOf)));
  return isSymbol && [...nameStems].every((stem) => stems.has(stem));
};
