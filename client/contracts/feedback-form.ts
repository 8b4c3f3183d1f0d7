/**
 * Every answer that a reader can give, with its text in the form. The key is the value that is sent and stored, and the name
 * of a column in the report. The form and the report use this order.
 */
export const FEEDBACK_ANSWERS = {
  yes: 'It was helpful',
  no: 'It was not helpful',
  feedback: 'I have feedback',
} as const;

type FeedbackAnswer = keyof typeof FEEDBACK_ANSWERS;

/** The annotation lets the entry script go without it. Object.keys returns string[]. */
export const FEEDBACK_ANSWER_VALUES = /* @__PURE__ */ Object.keys(FEEDBACK_ANSWERS) as FeedbackAnswer[];

/** The address for sending feedback. The schema is in a separate file, so browsers do not load its library. */
export const FEEDBACK_PATH = '/docs/api/feedback';
/** The header whose value, a UUID, stays the same when a submission is sent again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The largest body that the server reads: a comment of 4,000 characters of four bytes each, plus the other fields. */
export const FEEDBACK_BODY_BYTES = 16_384;
