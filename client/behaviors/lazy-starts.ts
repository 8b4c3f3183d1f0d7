import { ANALYTICS_META } from '#client/contracts/analytics.ts';
import { OUTBOX_KEY, readStored } from '#client/storage.ts';

/** Counts page views on pages with a site id. Other pages never load the code for this. */
export const countViews = (): void => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`);
  if (meta) import('./page-views.ts').then(({ startPageViews }) => startPageViews(meta)).catch(() => {});
};

/** Sends the feedback that earlier pages could not send. Loads the code of the outbox only if it is not empty. */
export const resendFeedback = (): void => {
  if (!readStored(OUTBOX_KEY)) return;
  // If this fails, the next page tries again.
  import('./feedback-outbox.ts').then(({ emptyOutbox }) => emptyOutbox()).catch(() => {});
};
