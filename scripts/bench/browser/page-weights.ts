import { gzip } from '#scripts/bench/gzip-bytes.ts';
import type { Figure } from '#scripts/bench/report/figure.ts';
import type { Delivery } from './page-server.ts';
import { holdsReact } from './react-marks.ts';

const KILOBYTE = 1000;

/**
 * Sizes of what a browser fetched for one page before anybody touched it. `largeSiteHtml` is the same page in a
 * site of 2,000 pages. Throws when a part of the page is missing.
 */
export const pageWeights = (deliveries: readonly Delivery[], largeSiteHtml: string): Figure[] => {
  const own = deliveries.filter(({ prefetch }) => !prefetch);
  const failed = own.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.path} answers ${failed.status}.`);
  const ofType = (type: string) => own.filter(({ contentType }) => contentType.startsWith(type));
  const scripts = ofType('text/javascript');
  const whole = kilobytes(own);
  const names = (list: readonly Delivery[]) => list.map(({ path }) => path.replace(/.*\//, '')).join(', ');
  return [
    {
      ...atMost(5, 'kB'),
      what: 'script before the reader touches anything, gzip',
      measured: kilobytes(scripts),
      comparison: '34 kB Starlight, 144 kB VitePress, 239 to 320 kB Docusaurus, Nextra, Fumadocs',
      note: names(scripts),
    },
    {
      ...atMost(0, 'files'),
      what: 'of these, scripts that hold React',
      measured: scripts.filter(({ body }) => holdsReact(body.toString())).length,
    },
    {
      ...atMost(10, 'kB'),
      what: 'CSS, gzip',
      measured: kilobytes(ofType('text/css')),
      comparison: '13.3 kB Fumadocs, 17.5 kB Starlight',
    },
    {
      ...atMost(12, 'kB'),
      what: 'HTML, gzip',
      measured: kilobytes(ofType('text/html')),
      comparison: '9.0 kB Docusaurus, 13.5 kB Starlight',
    },
    {
      ...atMost(16, 'kB'),
      what: "the same page's HTML in a site of 2,000 pages, gzip",
      measured: gzip(largeSiteHtml).length / KILOBYTE,
      comparison: '12.8 kB Docusaurus (its script grows instead), 52 kB Starlight, 119 kB VitePress',
    },
    {
      ...atMost(60, 'kB'),
      what: 'whole page, cold, gzip, with its web font',
      measured: whole,
      comparison: '65 kB without any web font (Starlight), 246 to 470 kB the others',
      note: names(own),
    },
    {
      ...atMost(28, 'kB'),
      what: 'whole page, cold, gzip, without the font',
      measured: whole - kilobytes(ofType('font/')),
    },
  ];
};

const atMost = (budget: number, unit: Figure['unit']) => ({ budget, unit, bound: 'at most' as const });

const kilobytes = (deliveries: readonly Delivery[]): number =>
  deliveries.reduce((total, { sentBytes }) => total + sentBytes, 0) / KILOBYTE;
