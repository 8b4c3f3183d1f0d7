import { pageEntries } from '#worker/page/page-entry.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import type { SiteNews } from './site-news.ts';

/** The date of the last change of any page, or of the last release. A site without history has the start of time. */
export const lastUpdate = (pages: Release['pages'], { releases }: SiteNews): Date => {
  const dates = [
    ...pageEntries(pages).map(([, { lastChanged }]) => lastChanged),
    ...releases.map(({ date }) => date),
  ].flatMap((date) => (date ? Date.parse(date) : []));
  return new Date(Math.max(0, ...dates));
};
