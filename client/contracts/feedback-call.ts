/** Apart from the schema, so that the browser loads no validation library for these. */
export const FEEDBACK_PATH = '/docs/api/feedback';
export const FEEDBACK_ANSWERS = ['yes', 'no', 'feedback'] as const;
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number];
/** A UUID that stays the same when a submission is sent again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** What the server reads of a body: 4,000 characters of four bytes, and room for the other fields. */
export const FEEDBACK_BODY_BYTES = 16 * 1024;
