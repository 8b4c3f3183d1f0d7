import { gzipSync } from 'node:zlib';
import type { Report } from '#scripts/content/problems/problem.ts';

/** The limit applies after gzip. A reader waits for the whole article. */
const MOST_BYTES = 12_000;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

/** Reports an article that is too large. */
export const checkArticleSize = (html: string, report: Report): void => {
  // The fastest level takes a fifth of the time. If its result fits, that of the best level fits too.
  if (gzipSync(html, { level: 1 }).length <= MOST_BYTES) return;
  const bytes = gzipSync(html, { level: 9 }).length;
  if (bytes > MOST_BYTES)
    report(
      undefined,
      `The article is ${inKilobytes(bytes)} after gzip. The limit is ${inKilobytes(MOST_BYTES)}.`,
      'Move part of it to its own page, or shorten similar samples.',
    );
};
