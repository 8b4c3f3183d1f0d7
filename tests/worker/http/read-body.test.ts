import { afterEach, expect, test, vi } from 'vitest';
import { readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';

const LIMITS = { bytes: 16_384 };

afterEach(() => vi.useRealTimers());

const bytes = (length: number) => new Uint8Array(length).fill(97);

/** A body of unknown length. If `ends` is false, the sender stays connected after the chunks but sends nothing more. */
const bodyOf = (chunks: Uint8Array[], { ends = true } = {}) => {
  const state = { canceled: false };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (ends) controller.close();
    },
    cancel() {
      state.canceled = true;
    },
  });
  return { headers: new Headers(), body, state };
};

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof RequestProblem ? error.options.status : error),
  );

test('joins the chunks up to the limit and cancels larger bodies', async () => {
  const joined = await readBody(bodyOf([bytes(16_000), bytes(383), new Uint8Array([98])]), LIMITS);
  expect([joined.byteLength, ...joined.slice(-2)]).toEqual([16_384, 97, 98]);
  const over = bodyOf([bytes(16_000), bytes(385)], { ends: false });
  expect(await statusOf(readBody(over, LIMITS))).toBe(413);
  expect(over.state.canceled).toBe(true);
});

test('does not start to read a body with a larger Content-Length', async () => {
  const announced = bodyOf([bytes(1)], { ends: false });
  announced.headers.set('Content-Length', '16385');
  expect(await statusOf(readBody(announced, LIMITS))).toBe(413);
  expect(announced.body.locked).toBe(false);
});

test('waits ten seconds by default', async () => {
  vi.useFakeTimers();
  const read = statusOf(readBody(bodyOf([bytes(10)], { ends: false }), LIMITS));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([read, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await read).toBe(408);
});

test('throws 400 if the body ends early', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: () => Promise.reject(new Error('connection lost')),
  });
  expect(await statusOf(readBody({ headers: new Headers(), body }, LIMITS))).toBe(400);
});
