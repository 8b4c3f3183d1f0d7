import { afterEach, expect, test, vi } from 'vitest';
import { failedSteps } from '#scripts/processes/run-steps.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a step that fails is printed and named, and the steps after it run', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const steps = [
    ['wrong', 'biome', 'no-such-command'],
    ['right', 'biome', '--version'],
  ] as const;
  expect(await failedSteps(steps)).toEqual(['wrong']);
  expect(log.mock.calls.flat().join('')).toMatch(/▸ wrong\n.*no-such-command.*▸ right\nVersion: \d/s);
});
