/**
 * Every answer that a reader can give. The key is the value that is sent and stored, and the name of a column in the report.
 * `label` is the text in the form. The form and the report use this order.
 */
export const FEEDBACK_ANSWERS = {
  yes: { label: 'It was helpful' },
  no: { label: 'It was not helpful' },
  feedback: { label: 'I have feedback' },
} as const;

export type FeedbackAnswer = keyof typeof FEEDBACK_ANSWERS;

export const FEEDBACK_ANSWER_VALUES = Object.keys(FEEDBACK_ANSWERS) as FeedbackAnswer[]; // Object.keys returns string[].
