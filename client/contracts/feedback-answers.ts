/**
 * Every answer that a reader can give: the value that is sent, stored and counted in the report, and its label in the form.
 * The order is that of the form and of the report's columns.
 */
export const FEEDBACK_ANSWERS = {
  yes: { label: 'It was helpful' },
  no: { label: 'It was not helpful' },
  feedback: { label: 'I have feedback' },
} as const;

export type FeedbackAnswer = keyof typeof FEEDBACK_ANSWERS;

export const FEEDBACK_ANSWER_VALUES = Object.keys(FEEDBACK_ANSWERS) as FeedbackAnswer[]; // Object.keys knows only texts.
