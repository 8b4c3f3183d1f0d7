import { describe, expect, test } from 'vitest';
import { type MemoryAccount, platformOf } from './memory-account.ts';
import {
  accountWith,
  assetKeyOf,
  bundle,
  cleanup,
  MARKDOWN_KEY,
  pageKey,
  publish,
  rollback,
} from './run-commands.ts';

/** An account with 22 releases, of which all keys are this many days old. */
const accountWithMany = async (days: number): Promise<MemoryAccount> => {
  const account = await accountWith(...Array.from({ length: 22 }, (_, index) => `r${index + 1}`));
  age(account, days);
  return account;
};

const age = ({ values }: MemoryAccount, days: number): void => {
  for (const [key, { value, time }] of values)
    values.set(key, { value, time: new Date(Date.parse(time) - days * 24 * 60 * 60 * 1000).toISOString() });
};

const has = (account: MemoryAccount, id: string): boolean => account.values.has(pageKey(`storage of ${id}`));

describe('cleanUp', () => {
  test('deletes what only releases name that are neither young nor among the latest twenty', async () => {
    const account = await accountWithMany(31);
    account.values.set('somebody/else', { value: 'stays', time: '' });
    const before = [...account.values.keys()];
    expect(await cleanup(platformOf(account), false)).toEqual([
      '✓ 8 keys could be deleted: npm run cleanup -- --delete',
    ]);
    expect(account.values.size).toBe(before.length);
    expect(await cleanup(platformOf(account))).toEqual([
      '… 8 keys could be deleted; everything is read once more in 0 s',
      '… 8 keys deleted; looking whether a new release needs one in 0 s',
      '✓ no release needs what was deleted',
    ]);
    expect(before.filter((key) => !account.values.has(key)).sort()).toEqual(
      ['r1', 'r2']
        .flatMap((id, index) => [
          pageKey(`storage of ${id}`),
          assetKeyOf(id),
          `release/${id}`,
          `history/00000${index + 1}-v${index + 1}`,
        ])
        .sort(),
    );
    expect(account.values.has(MARKDOWN_KEY)).toBe(true);
  });

  test('deletes nothing that is younger than 30 days', async () => {
    expect(await cleanup(platformOf(await accountWithMany(29)))).toEqual(['✓ nothing to delete']);
  });

  test('keeps old pages of a young release, of a preview, and of an old release that readers have again', async () => {
    const account = await accountWithMany(31);
    await rollback(platformOf(account), { wanted: 'r2' });
    await publish(platformOf(account), { ...bundle('young'), pages: { '/': 'storage of r1' } }, 'preview');
    await cleanup(platformOf(account));
    expect(['r1', 'r2', 'r3', 'r4'].map((id) => has(account, id))).toEqual([true, true, false, true]);
  });

  test.each([1, 2])('keeps what only one reading shows as young: reading %i', async (lateReading) => {
    const account = await accountWithMany(31);
    const platform = platformOf(account);
    const { list } = platform.store;
    let reading = 0;
    platform.store.list = async (prefix) => {
      const keys = await list(prefix);
      if (prefix === undefined) reading += 1;
      if (prefix === undefined && reading === lateReading) keys.set('release/r1', new Date().toISOString());
      return keys;
    };
    await cleanup(platform);
    expect(['r1', 'r2'].map((id) => has(account, id))).toEqual([true, false]);
  });

  test.each([
    ['what readers have has no record', 'r22', undefined],
    ['the record of what readers have is none', 'r22', '{'],
    ['KV lists a record and does not show it', 'r20', '{'],
  ])('deletes nothing if %s', async (_, id, text) => {
    const account = await accountWithMany(31);
    account.values.delete(`release/${id}`);
    if (text) account.values.set(`release/${id}`, { value: text, time: '2001-01-01T00:00:00Z' });
    account.requests.length = 0;
    await expect(cleanup(platformOf(account))).rejects.toThrow(
      `Nothing was deleted: the record release/${id} cannot be read.`,
    );
    expect(account.requests.filter((request) => request.startsWith('delete'))).toEqual([]);
  });
});
