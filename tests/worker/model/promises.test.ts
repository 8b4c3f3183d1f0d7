import { expect, test } from 'vitest';
import { mapLimited } from '#worker/model/promises.ts';

test('results are in the order of the values, and never more calls than the limit run at a time', async () => {
  let running = 0;
  let most = 0;
  const results = await mapLimited([30, 10, 20, 0, 5], 2, async (delay) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, delay));
    running -= 1;
    return delay * 2;
  });
  expect([results, most]).toEqual([[60, 20, 40, 0, 10], 2]);
});
