import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { publishRelease } from '#scripts/publish/release/publish-release.ts';
import { parseRecord } from '#scripts/publish/release/release-record.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import {
  liveRelease,
  type MemoryAccount,
  memoryAccount,
  missingForReaders,
  platformOf,
} from '#tests/scripts/publish/memory-account.ts';
import { publish, rollback } from '#tests/scripts/publish/run-commands.ts';
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

const withFirst = async (): Promise<MemoryAccount> => {
  const account = memoryAccount();
  await publish(platformOf(account), FIRST);
  account.requests.length = 0;
  return account;
};

const recordOf = (account: MemoryAccount, versionId: string) =>
  parseRecord(account.values.get(`version/${versionId}`)?.value ?? '');

afterEach(() => vi.useRealTimers());

describe('publishRelease', () => {
  test('readers get a release when its keys, its version, and its record have been written and proven', async () => {
    const account = await withFirst();
    const { published, lines } = await publish(platformOf(account), SECOND);
    expect(account.requests).toEqual([
      'database',
      'deployments',
      'get',
      'get',
      expect.stringMatching(/^put page\/\w+ asset\/\w+$/),
      'get',
      'get',
      'migrate',
      'upload',
      'get',
      'put version/v2',
      'get',
      'routes',
      'database',
      'live v2',
      'deployments',
      'database',
    ]);
    expect([published.versionId, published.origin]).toEqual(['v2', 'https://docs.example']);
    expect(lines).toEqual([
      'release second: 2 pages, 1 assets',
      'KV: 2 keys written, all 4 read back and right',
      'assets: 2 of former releases carried along',
      'Worker: version v2 is uploaded and recorded',
      'https://v2-docs.example: all pages and assets are right',
      'readers have release second',
      'https://docs.example: all pages and assets are right',
    ]);
  });

  test('a record has everything that going back needs', async () => {
    const account = await withFirst();
    expect(recordOf(account, 'v1')).toEqual({
      release: 'first',
      commit: 'abc123',
      origin: 'https://docs.example',
      pages: {
        '/': { hash: sha256('home'), markdown: MARKDOWN_KEY.slice('markdown/'.length) },
        '/storage': { hash: sha256('storage'), markdown: MARKDOWN_KEY.slice('markdown/'.length) },
      },
      assets: {
        'entry-1.js': assetKeyOf('one'),
        'font-1.woff2': assetKeyOf(new Uint8Array([0, 255, 128, 10])),
      },
    });
  });

  test('a key that has become wrong in KV is written again, also if no page has changed', async () => {
    const account = await withFirst();
    account.values.set(pageKey('home'), { value: 'half', time: '' });
    await publish(platformOf(account), FIRST);
    expect(missingForReaders(account)).toEqual([]);
  });

  test('readers keep what they had if KV does not return what was written', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    const { get } = platform.store;
    platform.store.get = async (keys) =>
      new Map(
        Array.from(await get(keys), ([key, value]) => [key, key.startsWith('page/') ? 'other' : value]),
      );
    await expect(publish(platform, SECOND)).rejects.toThrow(
      /^KV does not return what was written: page\/.*, page\/.*\. Readers see no change\.$/,
    );
    expect(liveRelease(account)).toBe('first');
  });

  test('waits for keys that KV shows late, with a line of progress', async () => {
    const account = memoryAccount();
    const platform = platformOf(account);
    const { get } = platform.store;
    let reads = 0;
    platform.store.get = async (keys) => {
      reads += 1;
      return reads < 4 ? new Map() : get(keys);
    };
    const { lines } = await publish(platform, FIRST);
    expect(lines.filter((line) => line.includes('not there yet'))).toHaveLength(1);
    expect(liveRelease(account)).toBe('first');
  });

  test('deletes nothing, however many releases there were', async () => {
    const account = memoryAccount();
    for (let number = 1; number <= 14; number += 1)
      await publish(platformOf(account), { ...FIRST, id: `r${number}`, pages: { '/': `home ${number}` } });
    expect(account.requests.filter((request) => request.startsWith('delete'))).toEqual([]);
    expect(account.values.has(pageKey('home 1'))).toBe(true);
  });

  test('a preview has an address of its own, and readers see no change', async () => {
    const account = await withFirst();
    const { published } = await publish(platformOf(account), SECOND, 'preview');
    expect(published.origin).toBe('https://v2-docs.example');
    expect(liveRelease(account)).toBe('first');
    expect(account.requests).not.toContain('migrate');
    expect(account.requests).not.toContain('routes');
    expect(recordOf(account, 'v2')?.release).toBe('second');
  });

  test('a preview needs a Worker', async () => {
    const account = memoryAccount();
    await expect(publish(platformOf(account), FIRST, 'preview')).rejects.toMatchObject({
      message: 'Nothing has been deployed yet: a preview needs a Worker that already exists.',
      cure: 'Deploy first: npm run deploy',
    });
    expect(account.values.size).toBe(0);
  });

  test('a version that is incomplete at its own address is not given to readers, and nobody is told to go back', async () => {
    for (const goal of ['deploy', 'preview'] as const) {
      const account = await withFirst();
      const platform = platformOf(account);
      const { ask } = platform;
      platform.ask = async (url, init) =>
        String(url).endsWith('/docs/storage') ? new Response(null, { status: 503 }) : ask(url, init);
      const failure: unknown = await publish(platform, SECOND, goal).catch((error: unknown) => error);
      expect(failure).toMatchObject({
        message:
          'The new release is incomplete: /docs/storage answers 503, and 1 more, at https://v2-docs.example. Readers see no change.',
        cure: expect.not.stringContaining('rollback'),
      });
      expect([liveRelease(account), missingForReaders(account)]).toEqual(['first', []]);
    }
  });

  test('a Worker with another release than the one that was built is not given to readers', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    const { upload } = platform;
    const other = await writeBundle({ ...SECOND, id: 'other' });
    platform.upload = (options) => upload({ ...options, folder: other });
    await expect(publish(platform, SECOND)).rejects.toThrow(
      'The new release is incomplete: the Worker has release other instead of second, at https://v2-docs.example.',
    );
    expect(liveRelease(account)).toBe('first');
  });

  test('a version whose code may have changed is not given to readers', async () => {
    const account = await withFirst();
    const folder = await writeBundle(SECOND);
    const requireUnchanged = async () => Promise.reject(new OperatorError('changed', ''));
    const snapshot = { folder, requireUnchanged, remove: async () => {} };
    const publication = { snapshot, goal: 'deploy', commit: undefined, progress: () => {} } as const;
    await expect(publishRelease({ platform: platformOf(account), ...publication })).rejects.toThrow(
      'changed',
    );
    expect(liveRelease(account)).toBe('first');
  });

  test('a lock that cannot be freed does not make a failure of a deploy', async () => {
    const account = await withFirst();
    let asked = 0;
    const platform = platformOf(account, {
      around: (request, when) => {
        if (request === 'database' && when === 'before') asked += 1;
        if (asked === 3) throw new Error('no network');
      },
    });
    const { lines } = await publish(platform, SECOND);
    expect(lines.at(-1)).toBe('the lock was not released; it expires in 15 minutes');
    expect(liveRelease(account)).toBe('second');
  });

  test('the record and the order of releases do not depend on the clock of this machine', async () => {
    const account = memoryAccount();
    await publish(platformOf(account), FIRST);
    vi.setSystemTime('2001-01-01');
    await publish(platformOf(account), SECOND);
    expect(account.values.get('version/v2')?.time).not.toMatch(/^2001/);
    await rollback(platformOf(account));
    expect(liveRelease(account)).toBe('first');
  });

  test.each([
    [
      'page data is missing',
      (folder: string) => rm(join(folder, `kv/${pageKey('home')}`)),
      /page\/\w+ of \/ is missing\. Nothing was published\./,
    ],
    [
      'the Markdown of a page is missing',
      (folder: string) => rm(join(folder, `kv/${MARKDOWN_KEY}`)),
      /markdown\/\w+ of \/ is missing/,
    ],
    [
      'page data does not match its hash',
      (folder: string) => writeFile(join(folder, `kv/${pageKey('home')}`), 'hom'),
      /page\/\w+ of \/ holds other bytes/,
    ],
    [
      'an asset is missing',
      (folder: string) => rm(join(folder, 'public/docs/assets/entry-1.js')),
      /asset entry-1\.js is missing/,
    ],
    [
      'a part of the search index is missing',
      (folder: string) => rm(join(folder, 'public/docs/assets/font-1.woff2')),
      /asset font-1\.woff2 is missing/,
    ],
    ['the headers are missing', (folder: string) => rm(join(folder, 'public/_headers')), /_headers/],
    ['there is no build', (folder: string) => rm(join(folder, 'release.json')), /no finished build/],
    [
      'the manifest is truncated',
      (folder: string) => writeFile(join(folder, 'release.json'), '{"id":'),
      /no finished build/,
    ],
  ])('asks the account for nothing when %s', async (_, damage, message) => {
    const account = memoryAccount();
    const folder = await writeBundle(FIRST);
    await damage(folder);
    const failure = publish(platformOf(account), folder);
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.toBeInstanceOf(OperatorError);
    expect(account.requests).toEqual([]);
  });

  test('names five missing files of a build, and counts the others', async () => {
    const pages = { '/a': 'a', '/b': 'b', '/c': 'c', '/d': 'd' };
    const folder = await writeBundle({ ...FIRST, pages });
    await rm(join(folder, 'kv'), { recursive: true });
    await expect(publish(platformOf(memoryAccount()), folder)).rejects.toThrow(
      /(?:[^;]+ is missing; ){5}and 3 more\. Nothing was published\./,
    );
  });

  test('adds the unchanged assets of the last three releases, and records only its own', async () => {
    const account = memoryAccount();
    for (const bundle of [
      { ...SECOND, id: 'zero', assets: { 'old-0.js': 'zero' } },
      FIRST,
      SECOND,
      { ...SECOND, id: 'third', assets: { 'entry-3.js': 'three' } },
    ])
      await publish(platformOf(account), bundle);
    const last = { ...SECOND, id: 'fourth', assets: { 'entry-4.js': 'four' } };
    await publish(platformOf(account), last);
    const { folder, published } = await publish(platformOf(account), last);
    const assets = join(folder, 'public/docs/assets');
    expect((await readdir(assets)).sort()).toEqual([
      'entry-1.js',
      'entry-2.js',
      'entry-3.js',
      'entry-4.js',
      'font-1.woff2',
    ]);
    expect([...(await readFile(join(assets, 'font-1.woff2')))]).toEqual([0, 255, 128, 10]);
    expect(published.record.assets).toEqual({ 'entry-4.js': assetKeyOf('four') });
  });

  test('leaves out a former asset that is wrong in KV, and says so', async () => {
    const account = await withFirst();
    account.values.set(assetKeyOf('one'), { value: Buffer.from('evil').toString('base64'), time: '' });
    const { lines, folder } = await publish(platformOf(account), SECOND);
    expect(await readdir(join(folder, 'public/docs/assets'))).not.toContain('entry-1.js');
    expect(lines).toContain(
      'assets: 1 of former releases carried along; KV has lost entry-1.js: pages opened long ago may reload once',
    );
  });
});
