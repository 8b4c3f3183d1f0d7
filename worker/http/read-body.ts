import { withinDeadline } from '#worker/model/promises.ts';
import { RequestProblem, type RequestProblemOptions } from './request-problem.ts';

const BODY_DEADLINE_MS = 10_000;

export interface BodyLimits {
  /** The size of the largest allowed body. */
  bytes: number;
  /** The detail of the 413 and the field that makes the body too large. */
  tooLarge?: Pick<RequestProblemOptions, 'detail' | 'field'>;
}

/**
 * Reads the whole body, up to the limit. Throws 413 if the body is larger, 408 if it does not arrive in time, and 400 if it
 * ends early.
 */
export const readBody = async (
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limits: BodyLimits,
): Promise<Uint8Array> => {
  if (Number(headers.get('Content-Length')) > limits.bytes) throw tooLarge(limits);
  if (!body) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  try {
    return await withinDeadline(() => readAll(reader, limits), BODY_DEADLINE_MS, tooSlow);
  } finally {
    reader.cancel().catch(() => {}); // The sender may already be gone.
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
    detail: `The body may have at most ${bytes} bytes.`,
    ...words,
  });

const tooSlow = () =>
  new RequestProblem({
    status: 408,
    title: 'Too slow',
    detail: 'The body did not arrive in time. Send it again.',
  });

const brokenOff = () =>
  new RequestProblem({ status: 400, title: 'Incomplete', detail: 'The body ended early. Send it again.' });
