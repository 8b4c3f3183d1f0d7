import { ownValue } from '#content/own-value.ts';
import { textTable } from '#scripts/terminal/text-table.ts';
import type { Explanation } from '#worker/search/search-engine.ts';

const SHOWN_HITS = 10;

/** A table of the first hits with their scores, and with the parts whose product a score is. A part that changes nothing is left out. */
export const explainSearch = (hits: readonly Explanation[]): string => {
  if (hits.length === 0) return 'No section has a distinctive word of this query.\n';
  const shown = hits.slice(0, SHOWN_HITS);
  const parts = [
    ...new Set(
      shown.flatMap(({ factors }) =>
        Object.entries(factors).flatMap(([name, factor]) => (factor === 1 ? [] : name)),
      ),
    ),
  ];
  const rows = shown.map(({ url, score, factors }) => [
    url,
    score.toFixed(2),
    ...parts.map((part) => ownValue(factors, part)?.toFixed(2) ?? ''),
  ]);
  return `${textTable(['section', 'score', ...parts], rows, ['score', ...parts])}\n`;
};
