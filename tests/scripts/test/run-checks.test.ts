import { afterEach, expect, test, vi } from 'vitest';
import { runChecks } from '#scripts/test/run-checks.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a check that fails is printed and counted, and the checks after it run', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const tallies = await runChecks([
    ['wrong', ['biome', 'no-such-command']],
    ['right', ['biome', '--version']],
  ]);
  expect(tallies).toEqual([
    { name: 'wrong', passed: 0, failed: 1, skipped: 0 },
    { name: 'right', passed: 1, failed: 0, skipped: 0 },
  ]);
  expect(log.mock.calls.flat().join('')).toMatch(/▸ wrong\n.*no-such-command.*▸ right\nVersion: \d/s);
});
