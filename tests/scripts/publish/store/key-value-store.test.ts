import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { localKeyValueStore } from '#scripts/publish/store/local-key-value-store.ts';
import { remoteKeyValueStore } from '#scripts/publish/store/remote-key-value-store.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';
import { type FakeAccount, startFakeAccount } from '#tests/scripts/publish/cloudflare/fake-account.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const EARLY = '2026-11-20T10:00:00Z';
const LATE = '2026-11-21T10:00:00Z';
const TEXT = 'é — "quoted"\n\u{1F680}';
const MANY = new Map(Array.from({ length: 101 }, (_, index) => [`page/${index}`, `value ${index}`]));

/** Checks that a store behaves as publishing expects. */
const behavesAsStore = async (store: KeyValueStore) => {
  await store.put(MANY, EARLY);
  await store.put(new Map([['version/a', TEXT]]), LATE);
  const times = await store.list();
  expect([times.size, times.get('page/0'), times.get('version/a')]).toEqual([102, EARLY, LATE]);
  expect(await store.get([...MANY.keys(), 'nothing', 'version/a'])).toEqual(
    new Map([...MANY, ['version/a', TEXT]]),
  );
  await store.delete([...MANY.keys()]);
  expect(await store.list()).toEqual(new Map([['version/a', LATE]]));
  await store.put(new Map(), LATE);
  await store.delete([]);
  expect(await store.get([])).toEqual(new Map());
};

describe('localKeyValueStore', () => {
  test('writes, lists, reads and deletes in a real local KV', async () => {
    const local = await openLocalStore(await temporaryFolder());
    try {
      await behavesAsStore(localKeyValueStore(local.pages));
      await local.pages.put('somebody/else', 'text');
      expect((await localKeyValueStore(local.pages).list()).get('somebody/else')).toBe(undefined);
    } finally {
      await local.close();
    }
  });
});

describe('remoteKeyValueStore', () => {
  let account: FakeAccount;
  beforeAll(async () => {
    account = await startFakeAccount();
  });
  afterAll(() => account.close());

  test('writes, lists, reads and deletes through the real wrangler, with at most 100 keys per read', async () => {
    await behavesAsStore(remoteKeyValueStore(runWrangler, 'kv-id'));
    expect(account.reads.toSorted((a, b) => a - b)).toEqual([3, 100]);
    expect(new Set(account.requests)).toEqual(
      new Set(
        ['GET …/keys', 'PUT …/bulk', 'POST …/bulk/get', 'DELETE …/bulk'].map((route) =>
          route.replace('…', '/storage/kv/namespaces/kv-id'),
        ),
      ),
    );
  });

  test('says what to do when Cloudflare does not answer', async () => {
    vi.stubEnv('CLOUDFLARE_API_BASE_URL', 'http://127.0.0.1:1');
    const store = remoteKeyValueStore(runWrangler, 'kv-id');
    await expect(store.list()).rejects.toMatchObject({
      name: 'OperatorError',
      message: 'Cloudflare did not answer: wrangler kv key list: fetch failed',
      cure: expect.stringContaining('Check the connection'),
    });
  });
});
