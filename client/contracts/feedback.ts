import * as v from 'valibot';

export const FEEDBACK_ANSWERS = ['yes', 'no', 'feedback'] as const;
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number];

/** Specification, sections 3 and 7: exactly these four. The comment has no validation and may be empty. */
export const feedbackBody = v.strictObject({
  url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  ua: v.string(),
  comment: v.string(),
  answer: v.picklist(FEEDBACK_ANSWERS),
});
export type FeedbackBody = v.InferOutput<typeof feedbackBody>;

export const FEEDBACK_PATH = '/docs/api/feedback';
