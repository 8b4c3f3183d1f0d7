import { gzipKilobytes } from '#scripts/bench/gzip-bytes.ts';
import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import type { Delivery } from './page-server.ts';
import { holdsReact } from './react-marks.ts';

/**
 * Sizes of what a browser fetched for one page before any interaction. `largeSiteHtml` is the same page in a
 * site of 2,000 pages. Throws when a request for a part of the page failed.
 */
export const pageWeights = (deliveries: readonly Delivery[], largeSiteHtml: string): Figure[] => {
  const own = deliveries.filter(({ prefetch }) => !prefetch);
  const failed = own.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.path} answers ${failed.status}.`);
  const ofType = (type: string) => own.filter(({ contentType }) => contentType.startsWith(type));
  const scripts = ofType('text/javascript');
  const whole = kilobytes(own);
  return [
    figure('script', kilobytes(scripts), { note: fileNames(scripts) }),
    figure('react', scripts.filter(({ body }) => holdsReact(body.toString())).length),
    figure('css', kilobytes(ofType('text/css'))),
    figure('html', kilobytes(ofType('text/html'))),
    figure('largeSiteHtml', gzipKilobytes([largeSiteHtml])),
    figure('page', whole, { note: fileNames(own) }),
    figure('pageWithoutFont', whole - kilobytes(ofType('font/'))),
  ];
};

const fileNames = (deliveries: readonly Delivery[]): string =>
  deliveries.map(({ path }) => path.replace(/.*\//, '')).join(', ');

/** The size of answers as they were sent, in kB. */
export const kilobytes = (deliveries: readonly Delivery[]): number =>
  deliveries.reduce((total, { sentBytes }) => total + sentBytes, 0) / 1000;
