import { ANALYTICS_META } from '#client/contracts/analytics.ts';

/** Counts page views where a site id is configured. The code for it is loaded only there; without it none is counted. */
export const countViews = (): void => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`);
  if (meta) import('./page-views.ts').then(({ startPageViews }) => startPageViews(meta)).catch(() => {});
};
