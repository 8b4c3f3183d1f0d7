import { FEEDBACK_BODY_BYTES } from '#client/contracts/feedback-call.ts';
import { FeedbackProblem } from './request-problem.ts';
import { withinDeadline } from './within-deadline.ts';

const BODY_DEADLINE_MS = 10_000;

/** The whole body, never more of it than the limit. Throws 413, or 408 where it does not arrive in time. */
export const readBody = async (
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { bytes = FEEDBACK_BODY_BYTES, deadlineMs = BODY_DEADLINE_MS } = {},
): Promise<Uint8Array> => {
  if (Number(headers.get('Content-Length')) > bytes) throw tooLarge(bytes);
  if (!body) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  try {
    return await withinDeadline(readAll(reader, bytes), deadlineMs, tooSlow);
  } finally {
    reader.cancel().catch(() => {}); // The sender may have gone already.
  }
};

const readAll = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  bytes: number,
): Promise<Uint8Array> => {
  const whole = new Uint8Array(bytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(brokenOff()));
    if (done) return whole.subarray(0, length);
    if (length + value.byteLength > bytes) throw tooLarge(bytes);
    whole.set(value, length);
    length += value.byteLength;
  }
};

const tooLarge = (bytes: number) =>
  new FeedbackProblem({
    status: 413,
    title: 'Too large',
    detail: `The body may have ${bytes} bytes. Send a shorter comment.`,
    field: 'comment',
  });

const tooSlow = () =>
  new FeedbackProblem({
    status: 408,
    title: 'Too slow',
    detail: 'The body did not arrive in time. Send it again.',
  });

const brokenOff = () =>
  new FeedbackProblem({ status: 400, title: 'Broken off', detail: 'The body ended before it was whole.' });
