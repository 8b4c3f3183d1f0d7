import * as v from 'valibot';
import { FEEDBACK_ANSWER_VALUES } from './feedback-form.ts';

/** A submission has exactly these four fields (requirements, sections 3 and 7). The comment may be empty. */
export const feedbackBody = v.strictObject({
  /** The address of the page that the reader gives feedback on. */
  url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  ua: v.string(),
  comment: v.string(),
  answer: v.picklist(FEEDBACK_ANSWER_VALUES),
});
export type FeedbackBody = v.InferOutput<typeof feedbackBody>;
