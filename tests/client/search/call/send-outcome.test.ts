import { expect, test, vi } from 'vitest';
import { sendOutcome } from '#client/search/call/send-outcome.ts';

test('an outcome has the query, at most 64 characters, and nothing else', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  sendOutcome(` ${'x'.repeat(70)}`, 'left');
  expect(sendBeacon.mock.calls).toEqual([
    ['/docs/api/search/outcome', JSON.stringify({ query: 'x'.repeat(64), outcome: 'left' })],
  ]);
});

test('a browser without beacons counts nothing', () => {
  vi.stubGlobal('navigator', {});
  expect(() => sendOutcome('bucket', 'left')).not.toThrow();
});
