import { describe, expect, test, vi } from 'vitest';
import { readHistory, writeRecord } from '#scripts/publish/release/release-history.ts';
import type { ReleaseRecord } from '#scripts/publish/release/release-record.ts';
import { releaseList, rollBack } from '#scripts/publish/release/roll-back.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { memoryStore } from '#tests/scripts/publish/memory-store.ts';

const record = (id: string, minute: number, rest: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  id,
  state: 'deployed',
  time: `2026-11-20T10:0${minute}:00.000Z`,
  versionId: `version-${id}`,
  commit: `commit-${id}`,
  keys: [`page/${id}`, 'page/home'],
  assets: { 'entry.js': `asset/${id}` },
  ...rest,
});

const storeWith = async (...records: ReleaseRecord[]) => {
  const store = memoryStore(
    records.flatMap(({ keys, assets }) =>
      [...keys, ...Object.values(assets)].map((key): [string, string] => [key, '…']),
    ),
  );
  for (const each of records) await writeRecord(store, each);
  store.changes.length = 0;
  return store;
};

const roll = (
  store: Awaited<ReturnType<typeof storeWith>>,
  options: { wanted?: string; dryRun?: boolean } = {},
) => {
  const restoreWorker = vi.fn(async () => {});
  const lines: string[] = [];
  const done = rollBack({
    store,
    wanted: options.wanted,
    dryRun: options.dryRun ?? false,
    restoreWorker,
    progress: (line) => lines.push(line),
    now: () => new Date('2026-11-20T11:00:00.000Z'),
  });
  return { done, restoreWorker, lines };
};

describe('rollBack', () => {
  test('restores the previous release, and records that', async () => {
    const store = await storeWith(record('aaaa', 1), record('bbbb', 2));
    const { done, restoreWorker, lines } = roll(store);
    await done;
    expect(restoreWorker).toHaveBeenCalledExactlyOnceWith('version-aaaa', 'aaaa');
    expect(lines).toEqual([
      'readers have bbbb (deployed 2026-11-20T10:02:00.000Z, built from commit-bbbb)',
      'going back to aaaa (deployed 2026-11-20T10:01:00.000Z, built from commit-aaaa)',
      'KV has all 3 keys of it',
      'readers have release aaaa again',
    ]);
    expect((await readHistory(store)).records.at(-1)).toEqual({
      ...record('aaaa', 1),
      state: 'restored',
      time: '2026-11-20T11:00:00.000Z',
    });
  });

  test('restores the named release, even if it is newer', async () => {
    const store = await storeWith(
      record('aaaa', 1),
      record('bbbb', 2),
      record('aaaa', 3, { state: 'restored' }),
    );
    const { done, restoreWorker } = roll(store, { wanted: 'bb' });
    await done;
    expect(restoreWorker).toHaveBeenCalledExactlyOnceWith('version-bbbb', 'bbbb');
  });

  test('changes nothing in a dry run', async () => {
    const store = await storeWith(record('aaaa', 1), record('bbbb', 2));
    const { done, restoreWorker, lines } = roll(store, { dryRun: true });
    await done;
    expect(restoreWorker).not.toHaveBeenCalled();
    expect(store.changes).toEqual([]);
    expect(lines.at(-1)).toBe('dry run: Worker version version-aaaa would be deployed; nothing was changed');
  });

  test('does not change the Worker when KV lacks a key of the release', async () => {
    const store = await storeWith(record('aaaa', 1), record('bbbb', 2));
    store.values.delete('page/aaaa');
    const { done, restoreWorker } = roll(store);
    await expect(done).rejects.toMatchObject({
      message: "Release aaaa can't be restored: KV lacks 1 of its 3 keys (page/aaaa). Nothing was changed.",
      cure: 'Choose another (npm run rollback -- --list), or build it again: git checkout commit-aaaa, then npm ci && npm run deploy',
    });
    expect(restoreWorker).not.toHaveBeenCalled();
  });

  test('rejects a release whose Worker version is unknown', async () => {
    const { versionId: _, ...unversioned } = record('aaaa', 1);
    const { done } = roll(await storeWith(unversioned, record('bbbb', 2)));
    await expect(done).rejects.toThrow("Release aaaa can't be restored: no Worker version is noted for it.");
  });

  test('does not record a rollback that Cloudflare rejected', async () => {
    const store = await storeWith(record('aaaa', 1), record('bbbb', 2));
    const done = rollBack({
      store,
      wanted: undefined,
      dryRun: false,
      restoreWorker: async () => Promise.reject(new OperatorError('refused', '')),
      progress: () => {},
    });
    await expect(done).rejects.toThrow('refused');
    expect(store.changes).toEqual([]);
  });

  test.each([
    [[], undefined, 'KV knows no release.'],
    [[record('aaaa', 1)], undefined, 'There is no release before the one that readers have.'],
    [[record('aaaa', 1)], 'cccc', '"cccc" does not name exactly one release.'],
    [[record('ab', 1), record('ac', 2)], 'a', '"a" does not name exactly one release.'],
    [
      [record('aaaa', 1), record('cccc', 2, { state: 'preview' })],
      'cccc',
      '"cccc" does not name exactly one release.',
    ],
  ])('explains why it cannot go back: %#', async (records, wanted, message) => {
    const { done } = roll(await storeWith(...records), wanted === undefined ? {} : { wanted });
    await expect(done).rejects.toThrow(message);
    await expect(done).rejects.toBeInstanceOf(OperatorError);
  });
});

describe('releaseList', () => {
  test('marks the live release', () => {
    expect(
      releaseList([record('aaaa', 1), record('bbbb', 2), record('aaaa', 3, { state: 'restored' })]),
    ).toBe(
      [
        '* aaaa (restored 2026-11-20T10:03:00.000Z, built from commit-aaaa)',
        '  bbbb (deployed 2026-11-20T10:02:00.000Z, built from commit-bbbb)',
      ].join('\n'),
    );
  });
});
