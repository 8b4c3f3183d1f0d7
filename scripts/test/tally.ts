import type { QualityLine } from '#content/quality/types.ts';

/** The result of a step of `npm test`. */
export interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
}

/** A step as the page about quality shows it. */
export const qualityLine = ({ name, passed, failed }: Tally): QualityLine => ({
  what: name,
  measured: `${passed.toLocaleString('en-US')} passed, ${failed} failed`,
  budget: '0 failed',
  isMet: failed === 0,
});
