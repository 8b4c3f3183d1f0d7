import type { FeedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_PATH, IDEMPOTENCY_HEADER } from '#client/contracts/feedback-form.ts';
import { OUTBOX_KEY, readStoredList, writeStored } from '#client/storage.ts';

const MAX_ENTRIES = 10;
const DEADLINE_MS = 10_000;

interface Submission {
  /** The idempotency key. It stays the same when the submission is sent again. */
  key: string;
  body: FeedbackBody;
}

/** A key that cannot be a header would never be sent, and one that is not a string would never be found again. */
const isSubmission = (value: unknown): value is Submission =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'body' in value &&
  typeof value.key === 'string' &&
  /^[\w-]+$/.test(value.key);

/** Reads the unsent submissions, oldest first. */
const readOutbox = () => readStoredList(OUTBOX_KEY, isSubmission);

const writeOutbox = (submissions: readonly Submission[]): void => {
  const newest = submissions.slice(-MAX_ENTRIES);
  writeStored(OUTBOX_KEY, newest.length > 0 ? JSON.stringify(newest) : null);
};

const without = (key: string) => readOutbox().filter((submission) => submission.key !== key);

/** `true` if sending again changes nothing, because the server has the submission or will never accept it. */
const isSettled = ({ ok, status }: Response) =>
  ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);

/** Runs `send`, unless another page of this browser is sending the same submission. */
const sendAlone = async (key: string, send: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager }; // Pages without HTTPS have no locks.
  if (!locks) return send();
  const options = { ifAvailable: true };
  await locks.request(`feedback ${key}`, options, (lock) => (lock ? send() : undefined)).catch(send);
};

const post = async ({ key, body }: Submission): Promise<void> => {
  try {
    const response = await fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(body),
      keepalive: true,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (isSettled(response)) writeOutbox(without(key));
  } catch {
    // The submission stays in the outbox, and the next page sends it again under the same key.
  }
};

/** Sends a submission and keeps it in the outbox until it is settled. Resolves when the request ends, whatever its outcome. */
export const sendFeedback = async ({ key, body }: Submission): Promise<void> => {
  writeOutbox([...readOutbox(), { key, body }]);
  await sendAlone(key, () => post({ key, body }));
};

/** Sends the submissions that earlier pages could not send, one after another. */
export const emptyOutbox = async (): Promise<void> => {
  for (const submission of readOutbox()) {
    const { key } = submission;
    // Another page may have sent it in the meantime.
    await sendAlone(key, async () => {
      if (readOutbox().some((waiting) => waiting.key === key)) await post(submission);
    });
  }
};
