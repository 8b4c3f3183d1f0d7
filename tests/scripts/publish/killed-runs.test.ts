import { describe, expect, test } from 'vitest';
import type { Platform } from '#scripts/publish/cloudflare-platform.ts';
import { copyOf, type MemoryAccount, platformOf, readersHave } from './memory-account.ts';
import { accountWith, bundle, publish, rollback } from './run-commands.ts';

/** The first two releases are deployed; the commands begin from there. */
const published = await accountWith('one', 'two');

type Command = (platform: Platform) => Promise<unknown>;
const COMMANDS: [name: string, run: Command, live: string, former: string][] = [
  ['deploy', (platform) => publish(platform, bundle('three')), 'three', 'two'],
  ['preview', (platform) => publish(platform, bundle('three'), 'preview'), 'two', 'one'],
  ['rollback to a name', (platform) => rollback(platform, { wanted: 'one' }), 'one', 'two'],
];

/** Runs a command as a process that is killed at its request of this number. Returns the number of its requests. */
const runKilled = async (account: MemoryAccount, run: Command, at: number, when: 'before' | 'after') => {
  let number = 0;
  const platform = platformOf(account, (_, now) => {
    if (now === 'before') number += 1;
    // A killed process sends nothing more, not even from its `finally`.
    if (number > at || (number === at && now === when)) throw new Error('killed');
  });
  await run(platform).catch(() => {});
  return number;
};

describe.each(COMMANDS)('%s', (name, run, live, former) => {
  test.each(['before', 'after'] as const)(
    'killed %s any of its requests: readers miss nothing, and the next run is not refused',
    async (when) => {
      const requests = await runKilled(copyOf(published), run, Number.POSITIVE_INFINITY, when);
      expect(requests).toBeGreaterThan(5);
      for (let number = 1; number <= requests; number += 1) {
        const account = copyOf(published);
        await runKilled(account, run, number, when);
        expect([number, ...readersHave(account)]).toEqual([number, expect.stringMatching(`two|${live}`), []]);

        // A rollback that worked before it was killed has nothing left to do.
        if (readersHave(account)[0] !== live || name === 'deploy') await run(platformOf(account));
        expect([number, ...readersHave(account)]).toEqual([number, live, []]);
        await rollback(platformOf(account));
        expect([number, ...readersHave(account)]).toEqual([number, former, []]);
      }
    },
  );
});
