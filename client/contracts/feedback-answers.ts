/**
 * Every answer that a reader can give, with its text in the form. The key is the value that is sent and stored, and the name
 * of a column in the report. The form and the report use this order.
 */
export const FEEDBACK_ANSWERS = {
  yes: 'It was helpful',
  no: 'It was not helpful',
  feedback: 'I have feedback',
} as const;

export type FeedbackAnswer = keyof typeof FEEDBACK_ANSWERS;

export const FEEDBACK_ANSWER_VALUES = Object.keys(FEEDBACK_ANSWERS) as FeedbackAnswer[]; // Object.keys returns string[].
