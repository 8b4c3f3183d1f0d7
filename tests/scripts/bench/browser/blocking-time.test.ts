import { expect, test } from 'vitest';
import { blockingTimeMs } from '#scripts/bench/browser/blocking-time.ts';

test('counts the part of a task beyond 50 ms', () => {
  expect(
    blockingTimeMs(
      [
        { startMs: 200, durationMs: 130 },
        { startMs: 400, durationMs: 50 },
      ],
      100,
    ),
  ).toBe(80);
});

test('adds up all tasks', () => {
  expect(
    blockingTimeMs(
      [
        { startMs: 200, durationMs: 60 },
        { startMs: 400, durationMs: 70 },
      ],
      100,
    ),
  ).toBe(30);
});

test('leaves out the time before the first paint', () => {
  expect(blockingTimeMs([{ startMs: 0, durationMs: 300 }], 400)).toBe(0);
  expect(blockingTimeMs([{ startMs: 0, durationMs: 300 }], 200)).toBe(50);
});
