import { IDEMPOTENCY_HEADER } from '#client/contracts/feedback-call.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { isFeedbackId } from './feedback-id.ts';

/** Returns the sender's key, or `undefined` if the sender has none, like a plain form. Throws 400 for a malformed key. */
export const idempotencyKey = (headers: Headers): string | undefined => {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return undefined;
  if (isFeedbackId(key)) return key;
  throw new RequestProblem({
    status: 400,
    title: 'Malformed key',
    detail: `${IDEMPOTENCY_HEADER} must be a UUID, or 8 to 128 letters, digits, dots, hyphens, tildes and underscores that begin with a letter or digit.`,
    field: IDEMPOTENCY_HEADER,
  });
};
