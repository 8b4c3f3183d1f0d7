import { readStored } from '#client/preferences/storage.ts';
import { OUTBOX_KEY } from './feedback-outbox.ts';

/** Sends the feedback that earlier pages could not send. Loads the code of the outbox only if it is not empty. */
export const resendFeedback = (): void => {
  if (!readStored(OUTBOX_KEY)) return;
  // If this fails, the next page tries again.
  import('./feedback-outbox.ts').then(({ emptyOutbox }) => emptyOutbox()).catch(() => {});
};
