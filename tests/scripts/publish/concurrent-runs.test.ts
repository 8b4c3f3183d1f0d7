import { expect, test } from 'vitest';
import { liveRelease, memoryAccount, missingForReaders, platformOf } from './memory-account.ts';
import { cleanup, publish, rollback } from './run-commands.ts';
import { bundle, pageKey } from './write-bundle.ts';

const accountWith = async (...ids: string[]) => {
  const account = memoryAccount();
  for (const id of ids) await publish(platformOf(account), bundle(id));
  return account;
};

/** Calls `work` once, before the first request that begins with `request`. */
const once = (request: string, work: () => Promise<unknown>) => {
  let isDone = false;
  return {
    around: async (name: string, when: 'before' | 'after') => {
      if (isDone || when === 'after' || !name.startsWith(request)) return;
      isDone = true;
      await work();
    },
  };
};

test('of two deploys at once, the second one is refused and the first one ends whole', async () => {
  const account = await accountWith('one');
  let refusal: unknown;
  const during = once('upload', async () => {
    const other = platformOf(account, { who: 'bob@desk' });
    refusal = await publish(other, bundle('three')).catch((error: unknown) => error);
  });
  await publish(platformOf(account, during), bundle('two'));
  expect(String(refusal)).toMatch(/Another run is publishing: a deploy by ann@laptop, since/);
  expect([liveRelease(account), missingForReaders(account)]).toEqual(['two', []]);
});

test.each(['upload', 'get', 'put version', 'migrate'])(
  'a deploy that another one takes over from at its %s stops, and readers keep what the other one gave them',
  async (request) => {
    const account = await accountWith('one');
    const during = once(request, () =>
      publish(platformOf(account, { who: 'bob@desk', takeOver: true }), bundle('three')),
    );
    await expect(publish(platformOf(account, during), bundle('two'))).rejects.toThrow(
      'Another run has taken over',
    );
    expect([liveRelease(account), missingForReaders(account)]).toEqual(['three', []]);
    await rollback(platformOf(account));
    expect(liveRelease(account)).toBe('one');
  },
);

test('a rollback that a deploy takes over from stops, and readers keep what the deploy gave them', async () => {
  const account = await accountWith('one', 'two');
  const during = once('get', () =>
    publish(platformOf(account, { who: 'bob@desk', takeOver: true }), bundle('three')),
  );
  await expect(rollback(platformOf(account, during))).rejects.toThrow('Another run has taken over');
  expect([liveRelease(account), missingForReaders(account)]).toEqual(['three', []]);
});

test('a cleanup that a deploy takes over from deletes nothing', async () => {
  const account = await accountWith(...Array.from({ length: 12 }, (_, index) => `r${index}`));
  for (const [key, { value }] of account.values)
    account.values.set(key, { value, time: '2001-01-01T00:00:00Z' });
  const during = once('list', () =>
    publish(platformOf(account, { who: 'bob@desk', takeOver: true }), bundle('again', 'r0')),
  );
  await expect(cleanup(platformOf(account, during))).rejects.toThrow('Another run has taken over');
  expect(account.requests.some((request) => request.startsWith('delete'))).toBe(false);
});

test.each([
  [
    'rollback',
    (account: ReturnType<typeof memoryAccount>) => rollback(platformOf(account, { who: 'bob@desk' })),
  ],
  [
    'cleanup',
    (account: ReturnType<typeof memoryAccount>) => cleanup(platformOf(account, { who: 'bob@desk' })),
  ],
])('a %s during a deploy is refused', async (_, run) => {
  const account = await accountWith('one', 'two');
  let refusal: unknown;
  const during = once('upload', async () => {
    refusal = await run(account).catch((error: unknown) => error);
  });
  await publish(platformOf(account, during), bundle('three'));
  expect(String(refusal)).toContain('Another run is publishing: a deploy by ann@laptop');
});

test('a deploy during a cleanup is refused, and what it would bring back is still there', async () => {
  const account = await accountWith('one', 'two');
  let refusal: unknown;
  const during = once('list', async () => {
    refusal = await publish(platformOf(account, { who: 'bob@desk' }), bundle('three', 'one')).catch(
      (error: unknown) => error,
    );
  });
  await cleanup(platformOf(account, during));
  expect(String(refusal)).toContain('Another run is publishing: a cleanup by ann@laptop');
  expect(account.values.has(pageKey('storage of one'))).toBe(true);
});

test('a deploy that goes back to an older page is whole, whatever KV lists late', async () => {
  const account = await accountWith('one', 'two');
  const platform = platformOf(account);
  platform.store.list = async () => new Map();
  await publish(platform, bundle('three', 'one'));
  expect([liveRelease(account), missingForReaders(account)]).toEqual(['three', []]);
});

test('a live version of the dashboard, which has no record, stops neither a deploy nor a rollback to a named release', async () => {
  const account = await accountWith('one', 'two');
  account.deployments.unshift({ versionId: 'v1', time: 'later' }, { versionId: 'unknown', time: 'later' });
  await rollback(platformOf(account), { wanted: 'two' });
  expect(liveRelease(account)).toBe('two');
  account.deployments.unshift({ versionId: 'unknown', time: 'later' });
  await publish(platformOf(account), bundle('three'));
  expect([liveRelease(account), missingForReaders(account)]).toEqual(['three', []]);
});
