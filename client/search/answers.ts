import { chosenValue } from '#client/choices.ts';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { isSdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { hitAddress, hitGroups, type Row, type RowGroup } from './hits.ts';
import type { Question, Search } from './search-client.ts';
import { readSearches, shownRecent, storedRowAsRow } from './stored-searches.ts';

/** The number of hits for each value of each facet. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** An answer to a question, as the panel shows it: the start screen, or the outcome of a search. */
export interface Answer {
  kind: 'start' | 'found' | 'empty' | 'failed';
  question: Question;
  groups: readonly RowGroup[];
  facets: Facets;
  total: number;
  /** Queries to try instead of one without results. */
  suggestions: readonly string[];
  /** The name of the answer, if the index wants to know about choices. */
  queryId?: string | undefined;
}

/** The panel is empty before the first answer. */
export const NO_ANSWER: Answer = {
  kind: 'start',
  question: { query: '', filters: {} },
  groups: [],
  facets: {},
  total: 0,
  suggestions: [],
};

const BLOCK_ROWS = BUILDING_BLOCKS.map(
  ({ title, href, icon }): Row => ({
    address: hitAddress(href),
    title: [{ text: title, isMatch: false }],
    trail: [],
    kind: 'page',
    block: icon,
  }),
);

/** The start screen, for an empty query. It always has the building blocks. */
const startGroups = (): RowGroup[] => {
  const searches = readSearches();
  const groups: RowGroup[] = [
    { kind: 'favorites', title: 'Favorites', rows: searches.favorites.map(storedRowAsRow) },
    { kind: 'recent', title: 'Recent', rows: shownRecent(searches).map(storedRowAsRow) },
    { kind: 'blocks', title: 'Building blocks', rows: BLOCK_ROWS },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
};

const MOST_SUGGESTIONS = 3;

/**
 * Queries to try instead: those of the answer, then the titles of what the reader found before and of the building blocks, first
 * those that share the beginning of a word with the query. A hosted index suggests nothing itself.
 */
const suggestedQueries = (query: string, suggestions: readonly string[]): string[] => {
  const starts = query.toLowerCase().match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{3}/gu) ?? [];
  const isNear = (title: string) => starts.some((start) => ` ${title.toLowerCase()}`.includes(` ${start}`));
  const titles = [...readSearches().recent, ...BUILDING_BLOCKS]
    .map(({ title }) => title)
    .filter((title) => title.toLowerCase() !== query.trim().toLowerCase());
  return [...new Set([...suggestions, ...titles.filter(isNear), ...titles])].slice(0, MOST_SUGGESTIONS);
};

/**
 * The answer to a question: at once for an empty query. Never rejects, because a failure is an answer, too. `before` are the
 * facets of the previous answer. They keep the values of a facet that is filtered.
 */
export const answerTo = (question: Question, before: Facets, search: Search): Answer | Promise<Answer> =>
  question.query.trim() === ''
    ? { ...NO_ANSWER, question, groups: startGroups() }
    : found(question, before, search);

const found = async (question: Question, before: Facets, search: Search): Promise<Answer> => {
  const { query, filters } = question;
  const answer = { ...NO_ANSWER, question, facets: before };
  try {
    const { hits, nbHits, facets, userData, queryID } = await search(question, preferredLibrary());
    const filtered = Object.entries(before).filter(([facet]) => Object.hasOwn(filters, facet));
    return {
      ...answer,
      kind: hits.length > 0 ? 'found' : 'empty',
      groups: hitGroups(hits),
      facets: { ...facets, ...Object.fromEntries(filtered) },
      total: nbHits ?? hits.length,
      suggestions: hits.length > 0 ? [] : suggestedQueries(query, userData?.[0]?.suggestions ?? []),
      queryId: queryID,
    };
  } catch (error) {
    // Readers see one text for all reasons.
    console.error('The search failed.', error);
    return { ...answer, kind: 'failed' };
  }
};

/** The library that the reader chose, or else the one that the page belongs to: `go` on `/docs/reference/go/storage`. */
export const preferredLibrary = (pathname = location.pathname): string | null => {
  const [, , library = ''] = pathname.slice(DOCS_PREFIX.length).split('/');
  return chosenValue('sdk') ?? (isSdkSlug(library) ? library : null);
};
