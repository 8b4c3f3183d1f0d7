import { type SubmitEvent, useReducer, useRef } from 'react';
import { reachGoal } from '#client/behaviours/analytics/goals.ts';
import { sendFeedback } from '#client/behaviours/feedback/feedback-outbox.ts';
import type { FeedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_ANSWER_VALUES, FEEDBACK_ANSWERS } from '#client/contracts/feedback-answers.ts';
import { FEEDBACK_BODY_BYTES, FEEDBACK_PATH } from '#client/contracts/feedback-call.ts';
import type { IslandProps } from '#client/contracts/islands.ts';
import { FEEDBACK_COMMENT_CHARACTERS, FEEDBACK_COMMENT_ROWS } from '#content/limits.ts';
import { FEEDBACK_QUESTION, FEEDBACK_SUBMITTING, FEEDBACK_THANKS } from '#content/messages.ts';

type Phase = 'asking' | 'submitting' | 'thanked';

const phaseAfter = (phase: Phase, event: 'sent' | 'finished'): Phase => {
  if (event === 'sent') return phase === 'asking' ? 'submitting' : phase;
  return phase === 'submitting' ? 'thanked' : phase;
};

const STATUS: Record<Phase, string> = {
  asking: '',
  submitting: FEEDBACK_SUBMITTING,
  thanked: FEEDBACK_THANKS,
};

const bytesOf = (body: FeedbackBody) => new TextEncoder().encode(JSON.stringify(body)).length;

/**
 * A body whose comment the server accepts. The comment keeps one character more than the server stores, so that the server
 * marks it as cut. JSON writes some characters in six bytes: a body that is still too large is cut further, and `[…]` says so.
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

const submissionOf = (form: HTMLFormElement, url: string) => {
  const fields = new FormData(form);
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
 * Specification, section 4: the feedback form. Its fields are uncontrolled, so that what a reader chose or typed before
 * hydration stays. CSS shows the comment box once a choice is made, and always without script.
 */
const Feedback = ({ url }: IslandProps['feedback']) => {
  const [phase, dispatch] = useReducer(phaseAfter, 'asking');
  const started = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submission = submissionOf(event.currentTarget, url);
    if (!submission || started.current) return;
    started.current = true;
    dispatch('sent');
    reachGoal(`feedback ${submission.body.answer}`);
    await sendFeedback(submission);
    dispatch('finished');
  };

  return (
    <form
      className="feedback"
      method="post"
      action={FEEDBACK_PATH}
      encType="multipart/form-data"
      onSubmit={submit}
      data-phase={phase}
    >
      <input type="hidden" name="url" value={url} />
      {/* Without script the field stays empty, and the server takes the request's header. */}
      <input type="hidden" name="ua" value="" />
      <fieldset>
        <legend className="feedback-question">{FEEDBACK_QUESTION}</legend>
        <div className="feedback-answers">
          {FEEDBACK_ANSWER_VALUES.map((answer) => (
            <label key={answer} className="button feedback-answer">
              <input type="radio" name="answer" value={answer} required />
              <span>{FEEDBACK_ANSWERS[answer].label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="feedback-details">
        <label className="feedback-comment">
          <span>Comment (optional)</span>
          <textarea name="comment" rows={FEEDBACK_COMMENT_ROWS} readOnly={phase !== 'asking'} />
        </label>
        <button className="button button-primary" type="submit" aria-disabled={phase !== 'asking'}>
          Send
        </button>
      </div>
      <p className="feedback-status" role="status">
        {STATUS[phase]}
      </p>
    </form>
  );
};

export default Feedback;
