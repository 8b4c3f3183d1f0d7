export type Unit = 'kB' | 'ms' | 's' | 'ratio' | 'share';

export interface Budget {
  what: string;
  budget: number;
  unit: Unit;
  /** The budget is the largest allowed value (`at most`) or the smallest (`at least`). */
  bound: 'at most' | 'at least';
}

const budgetOf =
  (bound: Budget['bound']) =>
  (budget: number, unit: Unit, what: string): Budget => ({ what, budget, unit, bound });
const [atMost, atLeast] = [budgetOf('at most'), budgetOf('at least')];

/** Every budget of the bench. */
export const BUDGETS = {
  script: atMost(5, 'kB', 'script before the reader touches anything, gzip'),
  css: atMost(11, 'kB', 'CSS, gzip'),
  html: atMost(12, 'kB', 'HTML, gzip'),
  page: atMost(60, 'kB', 'whole page, cold, gzip, with its web font'),
  pageWithoutFont: atMost(28, 'kB', 'whole page, cold, gzip, without the font'),
  firstPaint: atMost(1.5, 'ratio', 'first paint, slow 4G and CPU 4 times slower, against the bare article'),
  nextPage: atMost(1.2, 'ratio', 'click to paint of a page that was fetched ahead, against a bare one'),
  uncached: atLeast(0.25, 'ratio', 'rendered page against a bare cache hit'),
  cached: atLeast(0.9, 'ratio', 'cached page against a bare cache hit'),
  workerSize: atMost(1100, 'kB', 'the Worker with social images and tools for agents, gzip'),
  searchAt1: atLeast(0.88, 'share', 'searches whose first hit is right'),
  searchAt5: atLeast(0.965, 'share', 'searches with a right hit among the first five'),
  searchMrr: atLeast(0.915, 'share', 'mean of 1 divided by the rank of the first right hit'),
  searchIndex: atMost(250, 'kB', 'index of the search, gzip'),
  searchFirst: atMost(150, 'ms', 'the first search, with loading the index'),
  searchMedian: atMost(3, 'ms', 'search, median'),
  searchPercentile95: atMost(10, 'ms', 'search, 95th percentile'),
  cold100: atMost(2.5, 's', 'cold build of 100 pages'),
  cold500: atMost(6, 's', 'cold build of 500 pages'),
  cold2000: atMost(15, 's', 'cold build of 2,000 pages'),
  afterChange: atMost(1, 's', 'build after one page changed, of 2,000'),
} as const;
