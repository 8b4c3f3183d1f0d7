import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { type Body, cachedBody } from '#worker/http/edge-cache.ts';

const keyOf = (name: string) => `https://nitric.io/docs/-/cached/${name}`;

/** Asks for a body this often. Returns the texts, and how often the body was made. */
const ask = async <Made extends Body | undefined>(name: string, made: Made, often: number) => {
  const make = vi.fn(async () => made);
  const texts = [];
  for (let time = 0; time < often; time += 1) {
    const executionCtx = createExecutionContext();
    const body = await cachedBody({ executionCtx }, keyOf(name), make);
    texts.push(body instanceof Uint8Array ? new TextDecoder().decode(body) : body);
    await waitOnExecutionContext(executionCtx);
  }
  return { texts, times: make.mock.calls.length };
};

afterEach(() => vi.restoreAllMocks());

test('an absent body is not stored', async () => {
  expect(await ask('absent', undefined, 2)).toEqual({ texts: [undefined, undefined], times: 2 });
});

test('a body in demand is kept in memory, so the edge cache is asked twice at most', async () => {
  const match = vi.spyOn(caches.default, 'match');
  await ask('demand', 'x', 4);
  expect(match).toHaveBeenCalledTimes(2);
  await caches.default.delete(keyOf('demand'));
  expect(await ask('demand', 'y', 1)).toEqual({ texts: ['x'], times: 0 });
});
