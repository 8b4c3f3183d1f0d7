import { readStored } from '#client/preferences/storage.ts';
import { OUTBOX_KEY } from './feedback-outbox.ts';

/** Sends the feedback that earlier pages could not send. The rest of the outbox is loaded only when it holds something. */
export const resendFeedback = (): void => {
  if (!readStored(OUTBOX_KEY)) return;
  // When this fails, the next page tries again.
  import('./feedback-outbox.ts').then(({ emptyOutbox }) => emptyOutbox()).catch(() => {});
};
