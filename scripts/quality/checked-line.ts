import type { QualityLine } from '#content/quality/types.ts';

/** Things that a run checked, as the page about quality shows them. `isRight` says that the run found no mistake. */
export const checkedLine = (what: string, count: number, isRight: boolean): QualityLine => ({
  what,
  measured: count.toLocaleString('en-US'),
  budget: 'no mistake',
  isMet: isRight,
});
