import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { publishRelease } from '#scripts/publish/release/publish-release.ts';
import { readHistory } from '#scripts/publish/release/release-history.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { type MemoryStore, memoryStore } from '#tests/scripts/publish/memory-store.ts';
import {
  assetKeyOf,
  MARKDOWN_KEY,
  pageKey,
  type TestBundle,
  writeBundle,
} from '#tests/scripts/publish/write-bundle.ts';

const FIRST: TestBundle = {
  id: 'first',
  pages: { '/': 'home', '/storage': 'storage' },
  assets: { 'entry-1.js': 'one', 'font-1.woff2': new Uint8Array([0, 255, 128, 10]) },
};
const SECOND: TestBundle = {
  id: 'second',
  pages: { '/': 'home', '/storage': 'storage, better' },
  assets: { 'entry-2.js': 'two' },
};

let minute = 0;
const publish = async (
  store: MemoryStore,
  bundle: TestBundle | string,
  options: { state?: 'deployed' | 'preview'; deployWorker?: () => Promise<object>; now?: Date } = {},
) => {
  const outFolder = typeof bundle === 'string' ? bundle : await writeBundle(bundle);
  const lines: string[] = [];
  minute += 1;
  const time = options.now ?? new Date(Date.UTC(2026, 0, 1, 0, minute));
  const record = await publishRelease({
    store,
    outFolder,
    state: options.state ?? 'deployed',
    commit: 'abc123',
    deployWorker: options.deployWorker ?? (async () => ({ versionId: 'v', origin: 'https://docs.example' })),
    progress: (line) => lines.push(line),
    now: () => time,
    pausesMs: [0, 0],
  });
  return { record, lines, outFolder };
};

describe('publishRelease', () => {
  test('writes and verifies every key before it deploys the Worker, and then writes the record', async () => {
    const store = memoryStore();
    const deployWorker = vi.fn(async () => {
      store.changes.push('WORKER');
      return { versionId: 'version-1', origin: 'https://docs.example' };
    });
    await publish(store, FIRST, { deployWorker });
    expect(store.changes).toEqual([
      'put release/first/publishing',
      ...[MARKDOWN_KEY, pageKey('home'), pageKey('storage')].sort().map((key) => `put ${key}`),
      `put ${assetKeyOf('one')}`,
      `put ${assetKeyOf(new Uint8Array([0, 255, 128, 10]))}`,
      'WORKER',
      'put release/first/deployed',
      'delete release/first/publishing',
    ]);
    expect(deployWorker).toHaveBeenCalledWith('first');
  });

  test('records everything that a rollback needs', async () => {
    const store = memoryStore();
    await publish(store, FIRST, { now: new Date('2026-11-20T10:00:00Z') });
    expect((await readHistory(store)).records).toEqual([
      {
        id: 'first',
        time: '2026-11-20T10:00:00.000Z',
        state: 'deployed',
        versionId: 'v',
        origin: 'https://docs.example',
        commit: 'abc123',
        keys: [MARKDOWN_KEY, pageKey('home'), pageKey('storage')].sort(),
        assets: {
          'entry-1.js': assetKeyOf('one'),
          'font-1.woff2': assetKeyOf(new Uint8Array([0, 255, 128, 10])),
        },
      },
    ]);
  });

  test('writes only new keys', async () => {
    const store = memoryStore();
    await publish(store, FIRST);
    store.changes.length = 0;
    const { lines } = await publish(store, SECOND);
    expect(store.changes.filter((change) => /put (page|asset)/.test(change))).toEqual([
      `put ${pageKey('storage, better')}`,
      `put ${assetKeyOf('two')}`,
    ]);
    expect(lines).toContain('KV: 2 new keys written, 2 read back and right');
  });

  test('does not deploy the Worker when KV returns other bytes', async () => {
    const store = memoryStore();
    const { get } = store;
    store.get = async (keys) => new Map(Array.from(await get(keys), ([key]) => [key, 'other bytes']));
    const deployWorker = vi.fn(async () => ({}));
    await expect(publish(store, FIRST, { deployWorker })).rejects.toThrow(
      /^KV does not give back what was written: markdown\/.* and 2 more\.$/,
    );
    expect(deployWorker).not.toHaveBeenCalled();
    expect([...store.values.keys()].filter((key) => key.startsWith('release/'))).toEqual([
      'release/first/publishing',
    ]);
  });

  test('fixes a key that an interrupted publication left with a wrong value', async () => {
    const store = memoryStore([[pageKey('home'), 'half of it']]);
    const { lines } = await publish(store, FIRST);
    expect(store.values.get(pageKey('home'))).toBe('home');
    expect(lines).toContain('KV: 4 new keys written, 5 read back and right');
  });

  test('can be run again after the Worker failed, and writes no page twice', async () => {
    const store = memoryStore();
    const outFolder = await writeBundle(FIRST);
    const failing = async () => Promise.reject(new OperatorError('no network', 'try again'));
    await expect(publish(store, outFolder, { deployWorker: failing })).rejects.toThrow('no network');
    store.changes.length = 0;
    await publish(store, outFolder);
    expect(store.changes).toEqual([
      'put release/first/publishing',
      'put release/first/deployed',
      'delete release/first/publishing',
    ]);
  });

  test.each([
    [
      'page data is missing',
      (folder: string) => rm(join(folder, `kv/${pageKey('home')}.json`)),
      /page\/\w+ of \/ is missing/,
    ],
    [
      'the Markdown of a page is missing',
      (folder: string) => rm(join(folder, `kv/${MARKDOWN_KEY}.md`)),
      /markdown\/\w+ of \/ is missing/,
    ],
    [
      'page data does not match its hash',
      (folder: string) => writeFile(join(folder, `kv/${pageKey('home')}.json`), 'hom'),
      /page\/\w+ of \/ holds other bytes/,
    ],
    [
      'an asset is missing',
      (folder: string) => rm(join(folder, 'public/docs/assets/entry-1.js')),
      /asset entry-1\.js is missing/,
    ],
    ['the headers are missing', (folder: string) => rm(join(folder, 'public/_headers')), /_headers/],
    ['there is no build', (folder: string) => rm(join(folder, 'release.json')), /no finished build/],
    [
      'the manifest is truncated',
      (folder: string) => writeFile(join(folder, 'release.json'), '{"id":'),
      /no finished build/,
    ],
  ])('changes nothing when %s', async (_, damage, message) => {
    const store = memoryStore();
    const outFolder = await writeBundle(FIRST);
    await damage(outFolder);
    await expect(publish(store, outFolder)).rejects.toThrow(message);
    await expect(publish(store, outFolder)).rejects.toBeInstanceOf(OperatorError);
    expect(store.changes).toEqual([]);
  });

  test('adds the unchanged assets of the last three releases', async () => {
    const store = memoryStore();
    for (const bundle of [{ ...SECOND, id: 'zero', assets: { 'old-0.js': 'zero' } }, FIRST, SECOND])
      await publish(store, bundle);
    await publish(store, { ...SECOND, id: 'third', assets: { 'entry-3.js': 'three' } });
    const { outFolder } = await publish(store, { ...SECOND, id: 'fourth', assets: { 'entry-4.js': 'four' } });
    const folder = join(outFolder, 'public/docs/assets');
    expect((await readdir(folder)).sort()).toEqual([
      'entry-1.js',
      'entry-2.js',
      'entry-3.js',
      'entry-4.js',
      'font-1.woff2',
    ]);
    expect([...(await readFile(join(folder, 'font-1.woff2')))]).toEqual([0, 255, 128, 10]);
  });

  test('records only the assets of its own build', async () => {
    const store = memoryStore();
    await publish(store, FIRST);
    const { record } = await publish(store, SECOND);
    expect(record.assets).toEqual({ 'entry-2.js': assetKeyOf('two') });
  });

  test('leaves out a former asset that is wrong in KV, and says so', async () => {
    const store = memoryStore();
    await publish(store, FIRST);
    store.values.set(assetKeyOf('one'), Buffer.from('evil').toString('base64'));
    const { lines, outFolder } = await publish(store, SECOND);
    expect(await readdir(join(outFolder, 'public/docs/assets'))).not.toContain('entry-1.js');
    expect(lines).toContain(
      'assets: 1 of former releases carried along; KV has lost entry-1.js: pages opened long ago may reload once',
    );
  });

  test('keeps ten releases and deletes keys that only older releases used', async () => {
    const store = memoryStore([['somebody/else', 'stays']]);
    for (let number = 1; number <= 11; number += 1) {
      await publish(store, {
        id: `r${number}`,
        pages: { '/': 'home', '/a': `a${number}` },
        assets: { 'e.js': `e${number}` },
      });
    }
    const keys = [...store.values.keys()];
    expect(keys).not.toContain(pageKey('a1'));
    expect(keys).not.toContain(assetKeyOf('e1'));
    expect(keys).not.toContain('release/r1/deployed');
    expect(keys).toEqual(
      expect.arrayContaining([pageKey('a2'), assetKeyOf('e2'), pageKey('home'), 'somebody/else']),
    );
    expect(keys.filter((key) => key.startsWith('release/'))).toHaveLength(10);
  });

  test('keeps the keys of previews and of a running publication', async () => {
    const store = memoryStore();
    await publish(store, { ...FIRST, id: 'look', pages: { '/': 'preview' } }, { state: 'preview' });
    const failing = async () => Promise.reject(new OperatorError('stopped', ''));
    await expect(
      publish(store, { ...FIRST, id: 'stopped', pages: { '/': 'under way' } }, { deployWorker: failing }),
    ).rejects.toThrow('stopped');
    for (let number = 1; number <= 12; number += 1) await publish(store, { ...SECOND, id: `r${number}` });
    expect(store.values.get(pageKey('preview'))).toBe('preview');
    expect(store.values.get(pageKey('under way'))).toBe('under way');
  });

  test('cleans up an unfinished publication after a day', async () => {
    const store = memoryStore();
    const failing = async () => Promise.reject(new OperatorError('stopped', ''));
    await expect(
      publish(
        store,
        { ...FIRST, id: 'stopped', pages: { '/': 'never' } },
        { deployWorker: failing, now: new Date('2026-01-01') },
      ),
    ).rejects.toThrow('stopped');
    await publish(store, SECOND, { now: new Date('2026-01-02T00:00:01Z') });
    expect(store.values.has(pageKey('never'))).toBe(false);
    expect(store.values.has('release/stopped/publishing')).toBe(false);
  });

  test('deletes nothing while a record cannot be read', async () => {
    const store = memoryStore([['release/broken/deployed', '{"id":']]);
    for (let number = 1; number <= 11; number += 1) {
      await publish(store, { ...SECOND, id: `r${number}`, pages: { '/': `home ${number}` } });
    }
    const { lines } = await publish(store, FIRST);
    expect(store.values.has(pageKey('home 1'))).toBe(true);
    expect(lines.at(-1)).toBe(
      "KV: nothing cleaned up, since these records can't be read: release/broken/deployed. Delete them by hand.",
    );
  });
});
