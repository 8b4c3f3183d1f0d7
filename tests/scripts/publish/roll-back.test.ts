import { describe, expect, test } from 'vitest';
import { readHistory, releaseList } from '#scripts/publish/release-history.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { makeLive, platformOf, readersHave } from './memory-account.ts';
import { accountWith, assetKeyOf, bundle, pageKey, publish, rollback, withDown } from './run-commands.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `r${index + 10}`);

describe('rollBack', () => {
  test('gives readers the release before, and proves it', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    expect(await rollback(platformOf(account))).toEqual([
      '✓ readers have bbbb (live from 2026-11-20T10:01:00.000Z, built from abc123)',
      '✓ going to aaaa (live from 2026-11-20T10:00:00.000Z, built from abc123)',
      '✓ KV: all 4 keys of it are right',
      '✓ readers have release aaaa',
      '✓ https://docs.example: all pages and assets are right',
    ]);
    expect(readersHave(account)).toEqual(['aaaa', []]);
  });

  test('goes further back each time, and never to what it took back', async () => {
    const account = await accountWith('aaaa', 'bbbb', 'cccc');
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('bbbb');
    await publish(platformOf(account), bundle('dddd'));
    for (const former of ['bbbb', 'aaaa']) {
      await rollback(platformOf(account));
      expect(readersHave(account)[0]).toBe(former);
    }
    await expect(rollback(platformOf(account))).rejects.toThrow(
      'There is no such release to roll back to: no other release was whole.',
    );
  });

  test('right after a deploy, when KV does not list its line yet, leaves that release for good', async () => {
    const account = await accountWith('aaaa', 'bbbb', 'cccc');
    const platform = platformOf(account);
    const { list } = platform.store;
    platform.store.list = async (prefix) => (await list(prefix)).slice(0, -1);
    await rollback(platform);
    expect(readersHave(account)[0]).toBe('bbbb');
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('aaaa');
    expect(releaseList(await readHistory(platformOf(account)))).toMatch(/cccc \(.*, taken back\)/);
  });

  test('never goes to a release that failed, however often it was tried', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    for (let attempt = 0; attempt < 6; attempt += 1)
      await publish(
        withDown(account, () => true),
        bundle('cccc'),
      ).catch(() => {});
    expect(readersHave(account)[0]).toBe('bbbb');
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('aaaa');
  });

  test('a rollback to a release that is not whole gives readers back what they had, and the next one goes further', async () => {
    const account = await accountWith('aaaa', 'bbbb', 'cccc');
    await expect(rollback(withDown(account, () => true))).rejects.toThrow(
      /^The release was taken back: release bbbb: .* Readers have cccc \(.*\) again, which was whole\.$/,
    );
    expect(readersHave(account)[0]).toBe('cccc');
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('aaaa');
  });

  test('gives readers the named release, whatever became of it and however old it is', async () => {
    const account = await accountWith(...ids(25));
    await rollback(platformOf(account));
    for (const wanted of ['r34', 'r10']) {
      await rollback(platformOf(account), { wanted });
      expect(readersHave(account)).toEqual([wanted, []]);
    }
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('r34');
  });

  test('a version of the dashboard stops neither a rollback nor a deploy', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    makeLive(account, 'of the dashboard');
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('bbbb');
    makeLive(account, 'of the dashboard');
    await publish(platformOf(account), bundle('cccc'));
    expect(readersHave(account)).toEqual(['cccc', []]);
  });

  test('readers with several versions get one when it is named', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    makeLive(account, 'v1', '90% version v1, 10% version v2');
    await expect(rollback(platformOf(account))).rejects.toThrow(
      'Readers have several versions: 90% version v1, 10% version v2. Nothing was changed.',
    );
    await rollback(platformOf(account), { wanted: 'aaaa' });
    expect(account.deployments[0]).toEqual({ versionId: 'v1', time: '2026-11-20T10:03:00.000Z' });
  });

  test('works although KV refuses to write, and says so', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    const platform = platformOf(account);
    platform.store.put = async () => Promise.reject(new Error('the limit of the day'));
    const lines = await rollback(platform);
    expect(lines).toContain('! the history does not have this switch (the limit of the day)');
    expect(readersHave(account)[0]).toBe('aaaa');
  });

  test('changes nothing in a dry run', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    expect((await rollback(platformOf(account), { dryRun: true })).at(-1)).toBe(
      '✓ dry run: nothing was changed',
    );
    expect(account.requests).toEqual(['deployments', 'list history/', 'get', 'get', 'get']);
  });

  test.each([
    ['lacks', pageKey('storage of aaaa'), undefined],
    ['has another value for', assetKeyOf('aaaa'), Buffer.from('other').toString('base64')],
  ])('readers keep what they have if KV %s a key of the release', async (_, key, value) => {
    const account = await accountWith('aaaa', 'bbbb');
    account.values.delete(key);
    if (value !== undefined) account.values.set(key, value);
    await expect(rollback(platformOf(account))).rejects.toMatchObject({
      message: `The release cannot be restored: aaaa: 1 of its 4 keys are wrong in KV (${key}). Readers see no change.`,
      hint: 'Choose another (npm run rollback -- --list), or build it again: git checkout abc123, then npm ci && npm run deploy',
    });
    expect(readersHave(account)[0]).toBe('bbbb');
  });

  test.each([
    [[], undefined, 'Nothing has been deployed yet'],
    [['aaaa'], undefined, 'There is no such release to roll back to'],
    [['aaaa'], 'cccc', 'the history has no release cccc.'],
    [['aaaa'], 'aaaa', 'readers already have aaaa.'],
  ])('explains why it cannot go back: %#', async (deployed, wanted, message) => {
    const account = await accountWith(...deployed);
    const done = rollback(platformOf(account), wanted === undefined ? {} : { wanted });
    await expect(done).rejects.toThrow(message);
    await expect(done).rejects.toBeInstanceOf(OperatorError);
  });
});

describe('releaseList', () => {
  const listed = async (account: Awaited<ReturnType<typeof accountWith>>) =>
    releaseList(await readHistory(platformOf(account))).split('\n');

  test('names each release once, newest first, with what became of it, and marks the one that readers have', async () => {
    const account = await accountWith('aaaa', 'bbbb', 'aaaa');
    await rollback(platformOf(account));
    makeLive(account, 'of the dashboard');
    expect(await listed(account)).toEqual([
      '* version of the dashboard (live from 2026-11-20T10:04:00.000Z, not made live by these commands)',
      '  bbbb (live from 2026-11-20T10:03:00.000Z, built from abc123)',
      '  aaaa (live from 2026-11-20T10:02:00.000Z, built from abc123, taken back)',
    ]);
  });
});
