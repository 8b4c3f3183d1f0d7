import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { parseRecord } from '#scripts/publish/release-bundle.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { type MemoryAccount, memoryAccount, platformOf, readersHave } from './memory-account.ts';
import { assetKeyOf, MARKDOWN_KEY, pageKey, publish, type TestBundle, writeBundle } from './run-commands.ts';

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

describe('publishRelease', () => {
  test('readers get a release when its record, its keys, and its version have been written and proven', async () => {
    const account = await withFirst();
    const { published, lines } = await publish(platformOf(account), SECOND);
    expect(account.requests).toEqual([
      ...['deployments', 'list history/', 'get'],
      ...['get', 'put page asset release', 'get'],
      ...['get', 'get'], // the assets of former releases
      ...['migrate', 'upload', 'routes'],
      ...['put history', 'deployments', 'live v2', 'deployments', 'put history'],
    ]);
    expect(published).toEqual({ release: 'second', origin: 'https://docs.example' });
    expect(lines).toEqual([
      '✓ release second: 2 pages, 1 assets',
      '✓ KV: 3 keys written, all 5 read back and right',
      '✓ assets: 2 of former releases carried along',
      '✓ Worker: version v2 is uploaded',
      '✓ https://v2-docs.example: all pages and assets are right',
      '✓ readers have release second',
      '✓ https://docs.example: all pages and assets are right',
    ]);
  });

  test('the record and the history have everything that going back needs', async () => {
    const account = await withFirst();
    const markdown = MARKDOWN_KEY.slice('markdown/'.length);
    expect(parseRecord(account.values.get('release/first'))).toEqual({
      release: 'first',
      pages: { '/': { hash: sha256('home'), markdown }, '/storage': { hash: sha256('storage'), markdown } },
      assets: {
        'entry-1.js': assetKeyOf('one'),
        'font-1.woff2': assetKeyOf(new Uint8Array([0, 255, 128, 10])),
      },
    });
    expect(JSON.parse(account.values.get('history/000001-v1') ?? '')).toEqual({
      ...{ release: 'first', version: 'v1', commit: 'abc123', origin: 'https://docs.example' },
      ...{ from: account.deployments[0]?.time, state: 'live' },
    });
  });

  test('a key that has become wrong in KV is written again, also if no page has changed', async () => {
    const account = await withFirst();
    account.values.set(pageKey('home'), 'half');
    await publish(platformOf(account), FIRST);
    expect(readersHave(account)).toEqual(['first', []]);
  });

  test('readers keep what they had if KV does not return what was written', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    const { get } = platform.store;
    platform.store.get = async (keys) => {
      const found = await get(keys);
      for (const key of found.keys()) if (key.startsWith('page/')) found.set(key, 'other');
      return found;
    };
    await expect(publish(platform, SECOND)).rejects.toThrow(
      /^KV does not return what was written: page\/.*, page\/.*\. Readers see no change\.$/,
    );
    expect(readersHave(account)).toEqual(['first', []]);
  });

  test('waits for keys that KV shows late, and the wait has no tick', async () => {
    const account = memoryAccount();
    const platform = platformOf(account);
    const { get } = platform.store;
    let reads = 0;
    platform.store.get = async (keys) => {
      reads += 1;
      return reads < 4 ? new Map() : get(keys);
    };
    const { lines } = await publish(platform, FIRST);
    expect(lines).toContain('… KV: 6 keys are not there yet; trying again in 0 s');
    expect(readersHave(account)).toEqual(['first', []]);
  });

  test('a preview has an address of its own, and readers see no change', async () => {
    const account = await withFirst();
    const { published } = await publish(platformOf(account), SECOND, 'preview');
    expect(published?.origin).toBe('https://v2-docs.example');
    expect(readersHave(account)).toEqual(['first', []]);
    for (const request of ['migrate', 'routes', 'put history'])
      expect(account.requests).not.toContain(request);
  });

  test('a preview needs a Worker', async () => {
    const account = memoryAccount();
    const done = publish(platformOf(account), FIRST, 'preview');
    await expect(done).rejects.toThrow('Nothing has been deployed yet: a preview needs a Worker.');
    expect(account.values.size).toBe(0);
  });

  test.each(['deploy', 'preview'] as const)(
    'a version that is incomplete at its own address is not given to readers: %s',
    async (goal) => {
      const account = await withFirst();
      const platform = platformOf(account);
      const { ask } = platform;
      platform.ask = async (url, init) =>
        String(url).endsWith('/docs/storage') ? new Response(null, { status: 503 }) : ask(url, init);
      await expect(publish(platform, SECOND, goal)).rejects.toMatchObject({
        message:
          'The new release is incomplete: /docs/storage answers 503, and 1 more, at https://v2-docs.example/docs. Readers see no change.',
        hint: expect.not.stringContaining('rollback'),
      });
      expect(readersHave(account)).toEqual(['first', []]);
    },
  );

  test('a Worker with another release than the one that was built is not given to readers', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    const { upload } = platform;
    const other = await writeBundle({ ...SECOND, id: 'other' });
    platform.upload = (options, isFirst) => upload({ ...options, folder: other }, isFirst);
    await expect(publish(platform, SECOND)).rejects.toThrow(
      'The new release is incomplete: the Worker has release other instead of second, at https://v2-docs.example/docs.',
    );
    expect(readersHave(account)).toEqual(['first', []]);
  });

  test('a version whose code may have changed is not given to readers', async () => {
    const account = await withFirst();
    const changed = () => Promise.reject(new OperatorError('changed', ''));
    await expect(publish(platformOf(account), SECOND, 'deploy', changed)).rejects.toThrow('changed');
    expect(readersHave(account)).toEqual(['first', []]);
  });

  test.each([
    ['page data is missing', `kv/${pageKey('home')}`, undefined, /1 keys are missing or wrong \(page\/\w+\)/],
    ['page data is wrong', `kv/${pageKey('home')}`, 'hom', /1 keys are missing or wrong/],
    ['there is no build', 'release.json', undefined, /no finished build/],
    ['the manifest is truncated', 'release.json', '{"id":', /no finished build/],
  ])('asks the account for nothing when %s', async (_, file, text, message) => {
    const account = memoryAccount();
    const folder = await writeBundle(FIRST);
    await (text === undefined ? rm(join(folder, file)) : writeFile(join(folder, file), text));
    await expect(publish(platformOf(account), folder)).rejects.toThrow(message);
    expect(account.requests).toEqual([]);
  });

  test('adds the unchanged assets of the last three releases, and records only its own', async () => {
    const account = memoryAccount();
    const numbered = (number: number) => ({
      ...SECOND,
      id: `r${number}`,
      assets: { [`entry-${number}.js`]: `${number}` },
    });
    for (const number of [0, 1, 2, 3, 4]) await publish(platformOf(account), numbered(number));
    const { folder } = await publish(platformOf(account), numbered(4));
    const assets = join(folder, 'public/docs/assets');
    expect((await readdir(assets)).sort()).toEqual([1, 2, 3, 4].map((number) => `entry-${number}.js`));
    expect(await readFile(join(assets, 'entry-1.js'), 'utf8')).toBe('1');
    expect(parseRecord(account.values.get('release/r4'))?.assets).toEqual({
      'entry-4.js': assetKeyOf('4'),
    });
  });

  test('leaves out a former asset that is wrong in KV, and says so', async () => {
    const account = await withFirst();
    account.values.set(assetKeyOf('one'), Buffer.from('evil').toString('base64'));
    const { lines, folder } = await publish(platformOf(account), SECOND);
    expect(await readdir(join(folder, 'public/docs/assets'))).not.toContain('entry-1.js');
    expect(lines).toContain('! KV has lost entry-1.js: pages opened long ago may reload once');
  });
});
