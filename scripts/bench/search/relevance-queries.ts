import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';

/** What the reader knows about the answer, or how the reader writes the query. */
export const QUERY_KINDS = [
  /** Titles of pages and headings, as readers copy or remember them. */
  'title',
  /** Names from code. Without a chosen library, any current library that spells the symbol this way is right. */
  'symbol',
  /** Commands and flags, of the CLI and of the tools next to it. */
  'command',
  /** Environment variables, files, and keys of configuration files. */
  'setting',
  /** A task in a few words. */
  'task',
  /** Whole sentences, as readers ask a colleague. */
  'question',
  /** Queries that stop in the middle of a word, as they stand in the field while a reader types. */
  'prefix',
  /** Swapped, missing, doubled, and wrong letters. */
  'typo',
  /** The singular of words that the pages use in the plural, and the other way around. */
  'plural',
  /** The same thing in other spellings: joined, hyphenated, abbreviated, British. */
  'spelling',
  /** Words from other products and clouds for what these pages call differently. */
  'synonym',
  /** Messages and error codes, as readers copy them from a terminal, a browser, or a log. */
  'error',
  /** Queries about an old version, and those about the move to version 1. */
  'version',
] as const;

/** The tuning half guides changes of the ranking. The test half measures them, and nobody tunes by it. */
export const QUERY_HALVES = ['tuning', 'test'] as const;
export type QueryHalf = (typeof QUERY_HALVES)[number];

export interface RelevanceQuery {
  /** The text as a reader types it. */
  query: string;
  /**
   * The addresses that answer the query, best first, such as `/docs/storage#events`. Any of them counts as right. An
   * address without an anchor means the page's title and the text before its first heading.
   */
  expect: readonly string[];
  kind: (typeof QUERY_KINDS)[number];
  half: QueryHalf;
  /** The library that the reader has chosen, if the answer depends on it. */
  library?: SdkSlug;
  /** Why another hit comes first, if that was decided. */
  reason?: string;
}

const COLUMNS = ['kind', 'query', 'addresses', 'library', 'reason'];

const ROW = v.strictTuple([
  v.picklist(QUERY_KINDS),
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.string(), v.nonEmpty()),
  v.picklist(['', ...SDK_SLUGS]),
  v.string(),
]);

/** Reads the rows of `queries/{half}.tsv`. Addresses are separated by spaces, and empty columns at the end may be left out. */
const readHalf = (half: QueryHalf): RelevanceQuery[] => {
  const file = join(import.meta.dirname, 'queries', `${half}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const row = v.safeParse(ROW, [...cells, ...COLUMNS.slice(cells.length).map(() => '')]);
    if (!row.success) throw new Error(`${file}:${index + 2}: ${v.summarize(row.issues)}`);
    const [kind, query, addresses, library, reason] = row.output;
    return {
      kind,
      query,
      expect: addresses.split(' '),
      half,
      ...(library && { library }),
      ...(reason && { reason }),
    };
  });
};

/** Searches with their right answers, written from the reader's side. They measure how good the search is. */
export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = QUERY_HALVES.flatMap(readHalf);
