import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { sendFeedback } from '#client/behaviors/feedback-outbox.ts';
import { reachGoal } from '#client/behaviors/goals.ts';
import type { FeedbackBody } from '#client/contracts/feedback.ts';
import {
  FEEDBACK_ANSWER_VALUES,
  FEEDBACK_ANSWERS,
  FEEDBACK_BODY_BYTES,
  FEEDBACK_PATH,
} from '#client/contracts/feedback-form.ts';
import { FRAME_IDS } from '#client/contracts/markup.ts';
import { FEEDBACK_COMMENT_CHARACTERS, FEEDBACK_COMMENT_ROWS } from '#content/limits.ts';
import { FEEDBACK_QUESTION, FEEDBACK_SUBMITTING, FEEDBACK_THANKS } from '#content/messages.ts';

type Phase = 'asking' | 'submitting' | 'thanked';

const STATUS: Record<Phase, string> = {
  asking: '',
  submitting: FEEDBACK_SUBMITTING,
  thanked: FEEDBACK_THANKS,
};

/** The label of the comment box for each answer. */
const COMMENT_LABELS = {
  yes: 'What helped? (optional)',
  no: 'What is missing or wrong? (optional)',
  feedback: 'Your idea (optional)',
} as const satisfies Record<(typeof FEEDBACK_ANSWER_VALUES)[number], string>;

const bytesOf = (body: FeedbackBody) => new TextEncoder().encode(JSON.stringify(body)).length;

/**
 * Cuts the comment so that the server accepts the body. Keeps one character more than the server stores, so the server
 * marks the comment as cut. JSON writes some characters in six bytes, so the body can still be too large. In that case, this
 * function cuts further and appends `[…]`.
 */
const withFittingComment = (body: FeedbackBody): FeedbackBody => {
  const characters = [...body.comment].slice(0, FEEDBACK_COMMENT_CHARACTERS + 1);
  let comment = characters.join('');
  while (characters.length > 0 && bytesOf({ ...body, comment }) > FEEDBACK_BODY_BYTES) {
    characters.length = Math.max(0, characters.length - 100);
    comment = `${characters.join('')} […]`;
  }
  return { ...body, comment };
};

const submissionOf = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  const url = String(fields.get('url') ?? '');
  const answer = FEEDBACK_ANSWER_VALUES.find((known) => known === fields.get('answer'));
  const comment = String(fields.get('comment') ?? '');
  return (
    answer && {
      key: crypto.randomUUID(),
      body: withFittingComment({ url, ua: navigator.userAgent, comment, answer }),
    }
  );
};

/**
 * The feedback form (requirements, section 4). Its fields are uncontrolled, so hydration keeps what a reader already chose
 * or typed. The field with the page's address is outside, so the form is the same on every page. CSS shows
 * the comment box with its label after a choice, and always without JavaScript. After a submission, it shows only the status.
 */
const Feedback = () => {
  const [phase, setPhase] = useState<Phase>('asking');
  const started = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);

  // The form has closed, so focus moves to what is left of it.
  useEffect(() => {
    if (phase === 'submitting') status.current?.focus();
  }, [phase]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submission = submissionOf(event.currentTarget);
    if (!submission || started.current) return;
    started.current = true;
    setPhase('submitting');
    reachGoal(`feedback ${submission.body.answer}`);
    await sendFeedback(submission);
    setPhase('thanked');
  };

  return (
    <form
      id={FRAME_IDS.feedbackForm}
      className="feedback"
      method="post"
      action={FEEDBACK_PATH}
      encType="multipart/form-data"
      onSubmit={submit}
      data-phase={phase}
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
      <p className="feedback-status" role="status" ref={status} tabIndex={-1}>
        {STATUS[phase]}
      </p>
    </form>
  );
};

export default Feedback;
