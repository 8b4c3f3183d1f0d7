import { readStored } from '#client/preferences/storage.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

/** Sends what earlier pages could not. The code for it is loaded only when there is something. */
export const resendFeedback = (): void => {
  if (!readStored(OUTBOX_KEY)) return;
  // Where that fails the next page tries again.
  import('./feedback-outbox.ts').then(({ emptyOutbox }) => emptyOutbox()).catch(() => {});
};
