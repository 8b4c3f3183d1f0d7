/** The address for sending feedback. The schema is in a separate file, so browsers do not load its library. */
export const FEEDBACK_PATH = '/docs/api/feedback';
/** The header whose value, a UUID, stays the same when a submission is sent again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The largest body that the server reads: a comment of 4,000 characters of four bytes each, plus the other fields. */
export const FEEDBACK_BODY_BYTES = 16 * 1024;
