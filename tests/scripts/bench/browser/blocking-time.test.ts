import { expect, test } from 'vitest';
import { blockingTimeMs } from '#scripts/bench/browser/blocking-time.ts';

test('counts what a task takes beyond 50 ms', () => {
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

test('sums over tasks', () => {
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

test('leaves out what ran before the first paint', () => {
  expect(blockingTimeMs([{ startMs: 0, durationMs: 300 }], 400)).toBe(0);
  expect(blockingTimeMs([{ startMs: 0, durationMs: 300 }], 200)).toBe(50);
});
