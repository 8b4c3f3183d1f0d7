import { describe, expect, test } from 'vitest';
import type { Platform } from '#scripts/publish/platform.ts';
import {
  copyOf,
  liveRelease,
  type MemoryAccount,
  memoryAccount,
  missingForReaders,
  platformOf,
} from './memory-account.ts';
import { publish, rollback } from './run-commands.ts';
import { bundle } from './write-bundle.ts';

/** The first two releases are deployed; the commands begin from there. */
const published = memoryAccount();
for (const id of ['one', 'two']) await publish(platformOf(published), bundle(id));

const COMMANDS: Record<
  string,
  { run: (platform: Platform) => Promise<unknown>; live: string; former: string | undefined }
> = {
  deploy: { run: (platform) => publish(platform, bundle('three')), live: 'three', former: 'two' },
  preview: { run: (platform) => publish(platform, bundle('three'), 'preview'), live: 'two', former: 'one' },
  rollback: { run: (platform) => rollback(platform, { wanted: 'one' }), live: 'one', former: undefined },
};

/** Runs a command as a process that is killed at its request of this number. Returns the number of its requests. */
const runKilled = async (
  account: MemoryAccount,
  run: (platform: Platform) => Promise<unknown>,
  at: { number: number; when: 'before' | 'after' },
): Promise<number> => {
  let number = 0;
  const platform = platformOf(account, {
    around: (_, when) => {
      if (when === 'before') number += 1;
      // A killed process sends nothing more, not even from its `finally`.
      if (number > at.number || (number === at.number && when === at.when)) throw new Error('killed');
    },
  });
  await run(platform).catch(() => {});
  account.running.clear();
  return number;
};

describe.each(Object.entries(COMMANDS))('%s', (_, { run, live, former }) => {
  test.each(['before', 'after'] as const)(
    'killed %s any of its requests: readers miss nothing, and the command can be run again',
    async (when) => {
      const requests = await runKilled(copyOf(published), run, { number: Number.POSITIVE_INFINITY, when });
      expect(requests).toBeGreaterThan(5);
      for (let number = 1; number <= requests; number += 1) {
        const account = copyOf(published);
        await runKilled(account, run, { number, when });
        expect([number, missingForReaders(account)]).toEqual([number, []]);
        expect(['two', live]).toContain(liveRelease(account));

        await run(platformOf(account));
        expect([number, liveRelease(account), missingForReaders(account)]).toEqual([number, live, []]);
        if (former) await rollback(platformOf(account));
        expect([number, liveRelease(account), missingForReaders(account)]).toEqual([
          number,
          former ?? live,
          [],
        ]);
      }
    },
  );
});
