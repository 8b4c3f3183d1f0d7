import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { cachedAnswer } from '#worker/caching/cached-answer.ts';
import type { StorableAnswer } from '#worker/caching/edge-cache.ts';

/** Asks twice for an answer. Returns the texts, and how often the answer was made. */
const askTwice = async <Made extends StorableAnswer | undefined>(name: string, made: Made) => {
  const make = vi.fn(async () => made);
  const texts = [];
  for (const _ of [1, 2]) {
    const executionCtx = createExecutionContext();
    const answer = await cachedAnswer({ executionCtx }, `https://nitric.io/docs/-/cached/${name}`, make);
    texts.push(await answer?.text());
    await waitOnExecutionContext(executionCtx);
  }
  return { texts, times: make.mock.calls.length };
};

test('an answer is made once', async () => {
  expect(await askTwice('once', { body: 'x', headers: {} })).toEqual({ texts: ['x', 'x'], times: 1 });
});

test('an absent answer is not stored', async () => {
  expect(await askTwice('absent', undefined)).toEqual({ texts: [undefined, undefined], times: 2 });
});
