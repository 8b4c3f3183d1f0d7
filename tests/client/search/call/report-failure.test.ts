import { expect, test, vi } from 'vitest';
import { reportFailure } from '#client/search/call/report-failure.ts';

test.each([
  [new RangeError('x'), 'RangeError: The search failed.'],
  ['x', ': The search failed.'],
])('a failure of another kind is on the console, too: %s', (error, line) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportFailure(error);
  expect(log.mock.calls).toEqual([[line, error]]);
  log.mockRestore();
});
