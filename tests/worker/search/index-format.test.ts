import { expect, test } from 'vitest';
import { numbersToText, textToNumbers } from '#worker/search/index-format.ts';

test.each([[[]], [[0]], [[31, 32, 1023, 1024]], [[5_000, 0, 1_000_000]]])(
  '%j is read as it was written',
  (numbers) => {
    expect(textToNumbers(numbersToText(numbers))).toEqual(numbers);
  },
);
