import { afterEach, expect, test, vi } from 'vitest';
import { withinDeadline } from '#worker/requests/within-deadline.ts';

const late = () => new Error('late');

afterEach(() => vi.useRealTimers());

test('resolves to the result of the work', async () => {
  expect(await withinDeadline(async () => 'done', 10, late)).toBe('done');
});

test.each([
  ['rejects', () => Promise.reject(new Error('down'))],
  [
    'throws synchronously',
    () => {
      throw new Error('down');
    },
  ],
])('fails like work that %s, and leaves no timer', async (_, work) => {
  vi.useFakeTimers();
  await expect(withinDeadline(work, 10, late)).rejects.toThrow('down');
  expect(vi.getTimerCount()).toBe(0);
});

test('fails with its own error if the work takes longer', async () => {
  vi.useFakeTimers();
  const failure = withinDeadline(() => new Promise(() => {}), 10, late).catch(String);
  await vi.advanceTimersByTimeAsync(9);
  expect(await Promise.race([failure, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBe('Error: late');
});
