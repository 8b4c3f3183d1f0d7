import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inBatches, type KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { localKeyValueStore } from '#scripts/publish/store/local-key-value-store.ts';
import { remoteKeyValueStore } from '#scripts/publish/store/remote-key-value-store.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';
import {
  ACCOUNT_ID,
  type FakeAccount,
  startFakeAccount,
} from '#tests/scripts/publish/cloudflare/fake-account.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const TEXT = 'é — "quoted"\n\u{1F680}';
const MANY = new Map(Array.from({ length: 101 }, (_, index) => [`page/${index}`, `value ${index}`]));

/** Checks that a store behaves as publishing expects. */
const behavesAsStore = async (store: KeyValueStore) => {
  await store.put(new Map([...MANY, ['release/a/deployed', TEXT]]));
  expect(await store.list('release/')).toEqual(new Set(['release/a/deployed']));
  expect(await store.get([...MANY.keys(), 'nothing', 'release/a/deployed'])).toEqual(
    new Map([...MANY, ['release/a/deployed', TEXT]]),
  );
  await store.delete([...MANY.keys()]);
  expect(await store.list('')).toEqual(new Set(['release/a/deployed']));
  await store.put(new Map());
  await store.delete([]);
  expect(await store.get([])).toEqual(new Map());
};

describe('localKeyValueStore', () => {
  test('writes, lists, reads and deletes in a real local KV', async () => {
    const local = await openLocalStore(await temporaryFolder());
    try {
      await behavesAsStore(localKeyValueStore(local.pages));
    } finally {
      await local.close();
    }
  }, 60_000);
});

describe('remoteKeyValueStore', () => {
  let account: FakeAccount;
  beforeAll(async () => {
    account = await startFakeAccount();
    vi.stubEnv('CLOUDFLARE_API_BASE_URL', account.origin);
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
    vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', ACCOUNT_ID);
  });
  afterAll(() => {
    account.close();
    vi.unstubAllEnvs();
  });

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
  }, 120_000);

  test('says what to do when Cloudflare does not answer', async () => {
    vi.stubEnv('CLOUDFLARE_API_BASE_URL', 'http://127.0.0.1:1');
    const store = remoteKeyValueStore(runWrangler, 'kv-id');
    await expect(store.list('')).rejects.toMatchObject({
      name: 'OperatorError',
      message: 'wrangler kv key list failed: fetch failed',
      cure: expect.stringContaining('Check the connection'),
    });
  }, 60_000);
});

describe('inBatches', () => {
  test.each([
    [[], []],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3],
      [[1, 2], [3]],
    ],
  ])('splits %j into %j', (items, batches) => {
    expect(inBatches(items, 2)).toEqual(batches);
  });
});
