import { expect, test } from 'vitest';
import { answerRate } from '#scripts/bench/worker/load.ts';

const ANSWERS = { '2xx': 300, non2xx: 0, errors: 0, duration: 0.5 };

test('the rate is answers per second', () => {
  expect(answerRate('http://page', ANSWERS)).toBe(600);
});

test.each([
  [{ non2xx: 2 }, 'http://page: 2 answers were not 2xx, 0 failed.'],
  [{ errors: 1 }, 'http://page: 0 answers were not 2xx, 1 failed.'],
])('%j stops the run', (fault, message) => {
  expect(() => answerRate('http://page', { ...ANSWERS, ...fault })).toThrow(message);
});
