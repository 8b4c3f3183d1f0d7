import { ANALYTICS_META } from '#client/contracts/analytics.ts';

/** Counts page views on pages with a site id. Other pages never load the code for this. */
export const countViews = (): void => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`);
  if (meta) import('./page-views.ts').then(({ startPageViews }) => startPageViews(meta)).catch(() => {});
};
