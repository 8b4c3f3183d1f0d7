import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runChecks, runWithReport } from '#scripts/processes/run-tests.ts';

describe('run checks', () => {
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
});

describe('run tests', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('a runner that fails outside of any test counts as one failure', async () => {
    const measured = (code: number, failed: number) =>
      runWithReport('tests', async () => ({ code, passed: 3, failed, skipped: 1 }));
    expect(await measured(0, 0)).toEqual({ name: 'tests', passed: 3, failed: 0, skipped: 1 });
    expect(await measured(1, 2)).toEqual({ name: 'tests', passed: 3, failed: 2, skipped: 1 });
    expect(await measured(1, 0)).toEqual({ name: 'tests', passed: 3, failed: 1, skipped: 1 });
  });

  test('a runner that leaves no report counts as one failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const tally = await runWithReport('tests', async (file) => {
      expect(await readdir(dirname(file))).toEqual([]);
      throw new Error('The runner has crashed.');
    });
    expect(tally).toEqual({ name: 'tests', passed: 0, failed: 1, skipped: 0 });
    expect(log.mock.calls.flat().join(' ')).toMatch(/tests left no report: .*The runner has crashed\./);
  });
});
