import { readStored } from '../preferences/storage.ts';

export const OUTBOX_KEY = 'feedback-outbox';

/** Sends what earlier pages could not. The code for it is loaded only when there is something. */
export async function resendFeedback(): Promise<void> {
  if (!readStored(OUTBOX_KEY)) return;
  try {
    const { emptyOutbox } = await import('./feedback-outbox.ts');
    await emptyOutbox();
  } catch {
    // The next page tries again.
  }
}
