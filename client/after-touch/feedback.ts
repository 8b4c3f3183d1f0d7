import { sendFeedback } from '#client/behaviors/feedback-outbox.ts';
import { GOAL_EVENT } from '#client/contracts/analytics.ts';
import type { FeedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_ANSWER_VALUES, FEEDBACK_BODY_BYTES } from '#client/contracts/feedback-form.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { FEEDBACK_COMMENT_CHARACTERS } from '#content/limits.ts';
import { FEEDBACK_SUBMITTING, FEEDBACK_THANKS } from '#content/messages.ts';

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

const bodyOf = (form: HTMLFormElement): FeedbackBody | undefined => {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? '');
  const answer = FEEDBACK_ANSWER_VALUES.find((known) => known === fields.get('answer'));
  return (
    answer &&
    withFittingComment({ url: textOf('url'), ua: navigator.userAgent, comment: textOf('comment'), answer })
  );
};

/** Sends the feedback form without leaving the page (requirements, section 4). The form closes, so the focus moves to its status. */
export const startFeedback = (): void => {
  const form = document.querySelector<HTMLFormElement>(`.${MARKUP.feedback}`);
  const status = form?.querySelector<HTMLElement>('[role=status]');
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = bodyOf(form);
    if (!body || !status || form.dataset.phase !== 'asking') return;
    const show = (phase: string, text: string) => {
      form.dataset.phase = phase;
      status.textContent = text;
    };
    show('submitting', FEEDBACK_SUBMITTING);
    status.focus();
    dispatchEvent(new CustomEvent(GOAL_EVENT, { detail: `feedback ${body.answer}` }));
    await sendFeedback({ key: crypto.randomUUID(), body });
    show('thanked', FEEDBACK_THANKS);
  });
};
