import { describe, expect, test } from 'vitest';
import { readHistory } from '#scripts/publish/release/release-history.ts';
import { releaseList } from '#scripts/publish/release/roll-back.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import {
  LIVE,
  liveRelease,
  type MemoryAccount,
  memoryAccount,
  platformOf,
} from '#tests/scripts/publish/memory-account.ts';
import { publish, rollback } from '#tests/scripts/publish/run-commands.ts';
import { assetKeyOf, bundle, pageKey } from '#tests/scripts/publish/write-bundle.ts';

/** An account to which these releases were deployed, oldest first. */
const accountWith = async (...ids: string[]): Promise<MemoryAccount> => {
  const account = memoryAccount();
  for (const id of ids) await publish(platformOf(account), bundle(id));
  for (const [index, deployment] of account.deployments.toReversed().entries())
    deployment.time = `2026-11-20T10:0${index}:00Z`;
  account.requests.length = 0;
  return account;
};

describe('rollBack', () => {
  test('gives readers the release before, and proves it', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    expect(await rollback(platformOf(account))).toEqual([
      'readers have bbbb (live from 2026-11-20T10:02:00Z, built from abc123)',
      'going back to aaaa (live from 2026-11-20T10:01:00Z, built from abc123)',
      'KV: all 4 keys of it are right',
      'readers have release aaaa',
      'https://docs.example: all pages and assets are right',
    ]);
    expect(liveRelease(account)).toBe('aaaa');
  });

  test('goes further back each time', async () => {
    const account = await accountWith('aaaa', 'bbbb', 'cccc');
    await rollback(platformOf(account));
    await rollback(platformOf(account));
    expect(liveRelease(account)).toBe('aaaa');
    await expect(rollback(platformOf(account))).rejects.toThrow(
      'There is no such release to roll back to: Cloudflare lists no release before the one that readers have.',
    );
  });

  test('gives readers the named release, even if it is newer', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    await rollback(platformOf(account));
    await rollback(platformOf(account), { wanted: 'bb' });
    expect(liveRelease(account)).toBe('bbbb');
  });

  test('a release that was deployed twice is one release', async () => {
    const account = await accountWith('aaaa', 'bbbb', 'bbbb');
    await rollback(platformOf(account));
    expect(liveRelease(account)).toBe('aaaa');
  });

  test('changes nothing in a dry run, and needs no lock', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    const lines = await rollback(platformOf(account), { dryRun: true });
    expect(lines.at(-1)).toBe('dry run: nothing was changed');
    expect(account.requests).toEqual(['deployments', 'get', 'get']);
  });

  test.each([
    ['lacks', pageKey('storage of aaaa'), undefined],
    ['has another value for', pageKey('storage of aaaa'), 'other bytes'],
    ['has another value for', assetKeyOf('aaaa'), Buffer.from('other').toString('base64')],
  ])('readers keep what they have if KV %s a key of the release', async (_, key, value) => {
    const account = await accountWith('aaaa', 'bbbb');
    account.values.delete(key);
    if (value !== undefined) account.values.set(key, { value, time: '' });
    await expect(rollback(platformOf(account))).rejects.toMatchObject({
      message: `The release cannot be restored: aaaa: 1 of its 4 keys are wrong in KV (${key}). Readers see no change.`,
      cure: 'Choose another (npm run rollback -- --list), or build it again: git checkout abc123, then npm ci && npm run deploy',
    });
    expect(liveRelease(account)).toBe('bbbb');
  });

  test('readers keep what they have if KV has no record of the release', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    account.values.delete('version/v1');
    await expect(rollback(platformOf(account))).rejects.toThrow(
      'The release cannot be restored: version v1: KV has no record of it. Readers see no change.',
    );
    expect(liveRelease(account)).toBe('bbbb');
  });

  test('a restored release that is not whole stays, because the operator left the other one', async () => {
    const account = await accountWith('aaaa', 'bbbb');
    const platform = platformOf(account);
    const { ask } = platform;
    platform.ask = async (url, init) =>
      String(url) === `${LIVE}/docs` ? new Response(null, { status: 503 }) : ask(url, init);
    await expect(rollback(platform)).rejects.toMatchObject({
      message: expect.stringMatching(/^Readers have an incomplete release: release aaaa: \/docs answers 503/),
      cure: 'Choose another release: npm run rollback -- --list',
    });
    expect(liveRelease(account)).toBe('aaaa');
  });

  test.each([
    [[], undefined, 'Nothing has been deployed yet'],
    [['aaaa'], undefined, 'There is no such release to roll back to'],
    [['aaaa'], 'cccc', '"cccc" does not match exactly one release.'],
    [['ab', 'ac'], 'a', '"a" does not match exactly one release.'],
  ])('explains why it cannot go back: %#', async (ids, wanted, message) => {
    const done = rollback(platformOf(await accountWith(...ids)), wanted === undefined ? {} : { wanted });
    await expect(done).rejects.toThrow(message);
    await expect(done).rejects.toBeInstanceOf(OperatorError);
  });
});

test('the list names each release once, newest first, and marks the one that readers have', async () => {
  const account = await accountWith('aaaa', 'bbbb', 'aaaa');
  account.deployments.unshift({ versionId: 'of the dashboard', time: '2026-11-20T11:00:00Z' });
  expect(releaseList(await readHistory(platformOf(account)))).toBe(
    [
      '* version of the dashboard (live from 2026-11-20T11:00:00Z)',
      '  aaaa (live from 2026-11-20T10:03:00Z, built from abc123)',
      '  bbbb (live from 2026-11-20T10:02:00Z, built from abc123)',
    ].join('\n'),
  );
});
