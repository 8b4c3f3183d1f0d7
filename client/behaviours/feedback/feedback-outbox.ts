import type { FeedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_PATH, IDEMPOTENCY_HEADER } from '#client/contracts/feedback-call.ts';
import { readStored, writeStored } from '#client/preferences/storage.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

const ENTRIES = 10;
const DEADLINE_MS = 10_000;

export interface Submission {
  key: string;
  body: FeedbackBody;
}

const isSubmission = (value: unknown): value is Submission =>
  typeof value === 'object' && value !== null && 'key' in value && 'body' in value;

/** Unsent submissions, oldest first. Whatever else stands in the storage reads as none. */
const readOutbox = (): Submission[] => {
  try {
    const stored: unknown = JSON.parse(readStored(OUTBOX_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSubmission) : [];
  } catch {
    return [];
  }
};

const writeOutbox = (submissions: readonly Submission[]): void => {
  const kept = submissions.slice(-ENTRIES);
  writeStored(OUTBOX_KEY, kept.length > 0 ? JSON.stringify(kept) : null);
};

const without = (key: string) => readOutbox().filter((submission) => submission.key !== key);

/** Whether the server has it, or will never take it: sending it again then changes nothing. */
const isSettled = ({ ok, status }: Response) =>
  ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);

/** Resolves without sending where another page of this browser sends it just now. */
const alone = async (key: string, send: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager }; // Pages without https have none.
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
    // It stays in the outbox; the next page sends it again under the same key.
  }
};

/** Keeps a submission in the outbox until it is settled. Resolves when the call has finished, whatever the outcome. */
export const sendFeedback = async ({ key, body }: Submission): Promise<void> => {
  writeOutbox([...without(key), { key, body }]);
  await alone(key, () => post({ key, body }));
};

/** Sends what earlier pages could not, one after the other. */
export const emptyOutbox = async (): Promise<void> => {
  for (const submission of readOutbox()) {
    const { key } = submission;
    // Another page may have sent it since.
    await alone(key, async () => {
      if (readOutbox().some((waiting) => waiting.key === key)) await post(submission);
    });
  }
};
