import * as v from 'valibot';
import { FEEDBACK_ANSWERS } from './feedback-call.ts';

/** Specification, sections 3 and 7: exactly these four. The comment has no validation and may be empty. */
export const feedbackBody = v.strictObject({
  /** Address of the page that the feedback is about. */
  url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  ua: v.string(),
  comment: v.string(),
  answer: v.picklist(FEEDBACK_ANSWERS),
});
export type FeedbackBody = v.InferOutput<typeof feedbackBody>;
