import { RequestProblem, type RequestProblemOptions } from './request-problem.ts';
import { withinDeadline } from './within-deadline.ts';

const BODY_DEADLINE_MS = 10_000;

export interface BodyLimits {
  /** The largest body that is read. */
  bytes: number;
  deadlineMs?: number;
  /** The detail of the 413, and the field that makes the body too large. */
  tooLarge?: Pick<RequestProblemOptions, 'detail' | 'field'>;
}

/**
 * Reads the whole body, and never more of it than the limit. Throws 413 for a larger one, 408 for one that does not arrive
 * in time, 400 for one that breaks off.
 */
export const readBody = async (
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limits: BodyLimits,
): Promise<Uint8Array> => {
  const { bytes, deadlineMs = BODY_DEADLINE_MS } = limits;
  if (Number(headers.get('Content-Length')) > bytes) throw tooLarge(limits);
  if (!body) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  try {
    return await withinDeadline(() => readAll(reader, limits), deadlineMs, tooSlow);
  } finally {
    reader.cancel().catch(() => {}); // The sender may have gone already.
  }
};

const readAll = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limits: BodyLimits,
): Promise<Uint8Array> => {
  const whole = new Uint8Array(limits.bytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(brokenOff()));
    if (done) return whole.subarray(0, length);
    if (length + value.byteLength > limits.bytes) throw tooLarge(limits);
    whole.set(value, length);
    length += value.byteLength;
  }
};

const tooLarge = ({ bytes, tooLarge: words }: BodyLimits) =>
  new RequestProblem({
    status: 413,
    title: 'Too large',
    detail: `The body may have ${bytes} bytes.`,
    ...words,
  });

const tooSlow = () =>
  new RequestProblem({
    status: 408,
    title: 'Too slow',
    detail: 'The body did not arrive in time. Send it again.',
  });

const brokenOff = () =>
  new RequestProblem({ status: 400, title: 'Broken off', detail: 'The body ended before it was whole.' });
