import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import worker from '#worker/index.ts';

const drawCard = vi.hoisted(() => vi.fn());
vi.mock('#worker/social-image/draw-card.ts', () => ({ drawCard }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a card that takes more than five seconds is replaced by the static card', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const started = new Promise<void>((resolve) => {
    drawCard.mockImplementation(() => {
      resolve();
      return new Promise(() => {});
    });
  });
  const bindings = { ...env, ASSETS: { fetch: async () => new Response('static card') } };
  const request = new Request('https://nitric.io/docs/api/og?title=Slow');
  const answer = Promise.resolve(worker.fetch(request, bindings as unknown as Env, createExecutionContext())); // The Worker calls only `fetch`.
  let settled = false;
  void answer.then(() => {
    settled = true;
  });
  await started;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe('static card');
});
