import { describe, expect, test } from 'vitest';
import { type MemoryAccount, memoryAccount, platformOf } from '#tests/scripts/publish/memory-account.ts';
import { cleanup, publish } from '#tests/scripts/publish/run-commands.ts';
import { assetKeyOf, bundle, MARKDOWN_KEY, pageKey } from '#tests/scripts/publish/write-bundle.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An account with 21 releases, the oldest of which is neither among the ten deployments nor among the ten versions. */
const accountWithMany = async (): Promise<MemoryAccount> => {
  const account = memoryAccount();
  await publish(platformOf(account), bundle('look'), 'deploy');
  for (let number = 1; number <= 20; number += 1) await publish(platformOf(account), bundle(`r${number}`));
  return account;
};

/** Makes everything that KV has this many days older. */
const age = (account: MemoryAccount, days: number): void => {
  for (const [key, { value, time }] of account.values)
    account.values.set(key, { value, time: new Date(Date.parse(time) - days * DAY_MS).toISOString() });
};

const goneFrom = (account: MemoryAccount, before: Iterable<string>): string[] =>
  [...before].filter((key) => !account.values.has(key));

describe('cleanUp', () => {
  test('deletes what only versions name that are neither young nor among the latest ten', async () => {
    const account = await accountWithMany();
    age(account, 31);
    account.values.set('somebody/else', { value: 'stays', time: '' });
    const before = [...account.values.keys()];
    const lines = await cleanup(platformOf(account));
    const outdated = ['look', ...Array.from({ length: 10 }, (_, index) => `r${index + 1}`)];
    expect(new Set(goneFrom(account, before))).toEqual(
      new Set(
        outdated.flatMap((id, index) => [
          pageKey(`storage of ${id}`),
          assetKeyOf(id),
          `version/v${index + 1}`,
        ]),
      ),
    );
    expect(lines).toEqual([
      '33 keys could be deleted; everything is read once more in 0 s',
      '33 keys deleted',
    ]);
    expect(account.values.has(MARKDOWN_KEY)).toBe(true);
  });

  test('keeps the latest ten deployments and the latest ten versions, however old they are', async () => {
    const account = memoryAccount();
    for (const id of ['r1', 'r2']) await publish(platformOf(account), bundle(id));
    for (let number = 1; number <= 12; number += 1)
      await publish(platformOf(account), bundle(`look${number}`), 'preview');
    age(account, 31);
    await cleanup(platformOf(account));
    const isKept = (id: string) => account.values.has(pageKey(`storage of ${id}`));
    expect(['r1', 'r2', 'look2', 'look3'].map(isKept)).toEqual([true, true, false, true]);
  });

  test('only tells what could go unless it is told to delete', async () => {
    const account = await accountWithMany();
    age(account, 31);
    const before = [...account.values.keys()];
    expect(await cleanup(platformOf(account), false)).toEqual([
      '33 keys could be deleted: npm run cleanup -- --delete',
    ]);
    expect(goneFrom(account, before)).toEqual([]);
  });

  test('deletes nothing that is younger than 30 days', async () => {
    const account = await accountWithMany();
    age(account, 29);
    const before = [...account.values.keys()];
    expect(await cleanup(platformOf(account))).toEqual(['nothing to delete']);
    expect(goneFrom(account, before)).toEqual([]);
  });

  test('keeps an old page that a young version names', async () => {
    const account = await accountWithMany();
    age(account, 31);
    await publish(platformOf(account), { ...bundle('young'), pages: { '/': 'storage of look' } }, 'preview');
    for (let number = 30; number <= 40; number += 1) await publish(platformOf(account), bundle(`r${number}`));
    await cleanup(platformOf(account));
    expect(account.values.has(pageKey('storage of look'))).toBe(true);
    expect(account.values.has(pageKey('storage of r1'))).toBe(false);
  });

  test('deletes old keys that a killed run left without a version', async () => {
    const account = await accountWithMany();
    account.values.set('page/orphan', { value: 'never live', time: new Date().toISOString() });
    age(account, 31);
    await cleanup(platformOf(account));
    expect(account.values.has('page/orphan')).toBe(false);
  });

  test('keeps what only the first or only the second reading would delete', async () => {
    for (const lateReading of [1, 2]) {
      const account = await accountWithMany();
      age(account, 31);
      const platform = platformOf(account);
      const { list } = platform.store;
      let reading = 0;
      platform.store.list = async () => {
        const keys = await list();
        reading += 1;
        // A young record is shown by one of the two readings.
        if (reading !== lateReading) keys.set('version/v1', new Date().toISOString());
        return keys;
      };
      await cleanup(platform);
      expect([lateReading, account.values.has(pageKey('storage of look'))]).toEqual([lateReading, true]);
      expect(account.values.has(pageKey('storage of r1'))).toBe(false);
    }
  });

  test.each([
    ['has no record', (account: MemoryAccount) => account.values.delete('version/v21')],
    [
      'has a record that is none',
      (account: MemoryAccount) => account.values.set('version/v21', { value: '{', time: '' }),
    ],
  ])('deletes nothing if the live version %s', async (_, damage) => {
    const account = await accountWithMany();
    age(account, 31);
    damage(account);
    await expect(cleanup(platformOf(account))).rejects.toThrow(
      'Nothing was deleted: the record version/v21 cannot be read.',
    );
    expect(account.requests.some((request) => request.startsWith('delete'))).toBe(false);
  });

  test('deletes nothing if KV lists a kept record and does not show it', async () => {
    const account = await accountWithMany();
    age(account, 31);
    const platform = platformOf(account);
    const { get } = platform.store;
    platform.store.get = async (keys) => {
      const found = await get(keys);
      found.delete('version/v20');
      return found;
    };
    await expect(cleanup(platform)).rejects.toThrow(
      'Nothing was deleted: the record version/v20 cannot be read.',
    );
  });

  test('records go before the keys that they name', async () => {
    const account = await accountWithMany();
    age(account, 31);
    const platform = platformOf(account);
    const deleted: string[][] = [];
    platform.store.delete = async (keys) => {
      deleted.push([...keys]);
    };
    await cleanup(platform);
    expect(deleted.map((keys) => keys.every((key) => key.startsWith('version/')))).toEqual([true, false]);
  });
});
