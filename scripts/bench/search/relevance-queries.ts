import {
  QUERY_HALVES,
  QUERY_KINDS,
  type QueryHalf,
  type QueryKind,
  type RelevanceQuery,
  type RelevanceRow,
} from './relevance-query.ts';

/** The files of each kind of query, in both folders of `queries`. */
const FILES: Readonly<Record<QueryKind, readonly string[]>> = {
  title: ['titles'],
  symbol: ['symbols', 'library-symbols'],
  command: ['commands'],
  setting: ['settings'],
  task: ['tasks'],
  question: ['questions'],
  prefix: ['prefixes'],
  typo: ['typos'],
  plural: ['plurals'],
  spelling: ['spellings'],
  synonym: ['synonyms'],
  error: ['errors'],
  version: ['versions'],
};

const queriesOf = async (half: QueryHalf, kind: QueryKind): Promise<RelevanceQuery[]> => {
  const files = await Promise.all(
    FILES[kind].map(async (file) => {
      const tables: Record<string, readonly RelevanceRow[]> = await import(`./queries/${half}/${file}.ts`);
      return Object.values(tables).flat();
    }),
  );
  return files.flat().map((row) => ({ ...row, kind, half }));
};

/** Searches with their right answers, written from the reader's side. They measure how good the search is. */
export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = (
  await Promise.all(QUERY_HALVES.flatMap((half) => QUERY_KINDS.map((kind) => queriesOf(half, kind))))
).flat();
