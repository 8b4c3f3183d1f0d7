import { FEEDBACK_ANSWER_VALUES, FEEDBACK_ANSWERS, FEEDBACK_PATH } from '#client/contracts/feedback-form.ts';
import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { FEEDBACK_COMMENT_ROWS } from '#content/limits.ts';
import { FEEDBACK_QUESTION } from '#content/messages.ts';

/** The label of the comment box for each answer. */
const COMMENT_LABELS = {
  yes: 'What helped? (optional)',
  no: 'What is missing or wrong? (optional)',
  feedback: 'Your idea (optional)',
} as const satisfies Record<(typeof FEEDBACK_ANSWER_VALUES)[number], string>;

/**
 * The feedback form (requirements, section 4). It works without JavaScript. The field with the page's address is outside, so the form
 * is the same on every page. CSS shows the comment box with its label after a choice, and always without JavaScript. After a
 * submission, it shows only the status.
 */
export const Feedback = () => (
  <form
    id={FRAME_IDS.feedbackForm}
    className={MARKUP.feedback}
    method="post"
    action={FEEDBACK_PATH}
    encType="multipart/form-data"
    data-phase="asking"
  >
    {/* Without JavaScript the field stays empty, and the server uses the request's header. */}
    <input type="hidden" name="ua" value="" />
    <fieldset>
      <legend className="feedback-question">{FEEDBACK_QUESTION}</legend>
      <div className="feedback-answers">
        {FEEDBACK_ANSWER_VALUES.map((answer) => (
          <label key={answer} className="button feedback-answer">
            {/* Before an answer is chosen, browsers call each a wrong entry. */}
            <input type="radio" name="answer" value={answer} required aria-invalid={false} />
            <span>{FEEDBACK_ANSWERS[answer]}</span>
          </label>
        ))}
      </div>
    </fieldset>
    <div className="feedback-details">
      <label className="feedback-comment">
        <span className="feedback-label">Comment (optional)</span>
        {FEEDBACK_ANSWER_VALUES.map((answer) => (
          <span key={answer} className="feedback-label" data-answer={answer}>
            {COMMENT_LABELS[answer]}
          </span>
        ))}
        <textarea name="comment" rows={FEEDBACK_COMMENT_ROWS} />
      </label>
      <button className="button button-primary" type="submit">
        Send
      </button>
    </div>
    <p className="feedback-status" role="status" tabIndex={-1} />
  </form>
);
