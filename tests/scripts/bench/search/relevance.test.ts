import { expect, test } from 'vitest';
import {
  measureRelevance,
  QUERY_HALVES,
  type QueryHalf,
  RELEVANCE_QUERIES,
} from '#scripts/bench/search/relevance.ts';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

/** A little below what `npm run bench` prints. A page that moves a hit or two passes, and a worse ranking fails. */
const FLOOR: Readonly<Record<QueryHalf, { at1: number; at5: number; mrr: number }>> = {
  tuning: { at1: 0.85, at5: 0.96, mrr: 0.9 },
  test: { at1: 0.885, at5: 0.965, mrr: 0.92 },
};

/** About 1,800 searches take 6 s, and far longer on a busy machine. */
const SLOWEST_MS = 300_000;

test.each(QUERY_HALVES)(
  'the search finds the right section for the %s half of the relevance set',
  async (half) => {
    const engine = await siteEngine(`${projectRoot}/.build`); // `npm run build` comes first.
    const queries = RELEVANCE_QUERIES.filter((query) => query.half === half);
    const { successAt1, successAt5, mrr } = await measureRelevance(engine, queries);
    expect(successAt1).toBeGreaterThanOrEqual(FLOOR[half].at1);
    expect(successAt5).toBeGreaterThanOrEqual(FLOOR[half].at5);
    expect(mrr).toBeGreaterThanOrEqual(FLOOR[half].mrr);
  },
  SLOWEST_MS,
);
