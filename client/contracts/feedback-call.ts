/** The address that feedback is sent to. These constants stand apart from the schema, whose library no browser loads. */
export const FEEDBACK_PATH = '/docs/api/feedback';
/** The header with a UUID, which stays the same when a submission is sent again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The largest body that the server reads: 4,000 characters of four bytes, and the other fields. */
export const FEEDBACK_BODY_BYTES = 16 * 1024;
