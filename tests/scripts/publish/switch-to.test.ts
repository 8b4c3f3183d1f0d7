import { describe, expect, test } from 'vitest';
import type { Platform } from '#scripts/publish/cloudflare-platform.ts';
import {
  LIVE,
  type MemoryAccount,
  makeLive,
  memoryAccount,
  platformOf,
  readersHave,
} from './memory-account.ts';
import { accountWith, bundle, publish, rollback, withDown } from './run-commands.ts';

/** A platform that does `work` once, before the first request that begins with `request`, or after it. */
const during = (
  account: MemoryAccount,
  request: string,
  work: () => Promise<unknown> | undefined,
  at: 'before' | 'after' = 'before',
): Platform => {
  let isDone = false;
  return platformOf(account, async (name, when) => {
    if (isDone || when !== at || !name.startsWith(request)) return;
    isDone = true;
    await work();
  });
};

const fail = (reason: string) => () => Promise.reject(new Error(reason));

describe('two runs at once', () => {
  test.each(['get', 'put page', 'upload', 'put history'])(
    'a deploy that was overtaken at its %s stops, and readers keep what the other one gave them',
    async (request) => {
      const account = await accountWith('one');
      const platform = during(account, request, () => publish(platformOf(account), bundle('three')));
      await expect(publish(platform, bundle('two'))).rejects.toThrow(
        /^Another release is live: another run or the dashboard gave readers version v\d \(live from .*\) while this run prepared release two, which readers do not have\.$/,
      );
      expect(readersHave(account)).toEqual(['three', []]);
      await rollback(platformOf(account));
      expect(readersHave(account)).toEqual(['one', []]);
    },
  );

  test('a deploy that switches in the same moment ends whole, and says whose release it replaced', async () => {
    const account = await accountWith('one');
    const platform = during(account, 'live v2', () => publish(platformOf(account), bundle('three')));
    const { lines } = await publish(platform, bundle('two'));
    expect(lines.filter((line) => line.startsWith('!'))).toEqual([
      expect.stringMatching(/^! it replaced version v3, which another run gave readers at 2026-/),
    ]);
    expect(readersHave(account)).toEqual(['two', []]);
    await rollback(platformOf(account));
    expect(readersHave(account)).toEqual(['three', []]);
  });
});

describe('a release that readers have', () => {
  test('is taken back if any page is missing for a minute, and the failure says what was whole', async () => {
    const account = await accountWith('first');
    const down = withDown(account, () => true);
    await expect(publish(down, bundle('second'))).rejects.toThrow(
      /^The release was taken back: release second: \/docs\/storage answers 503, and 1 more\. Readers have first \(live from .*, built from abc123\) again, which was whole\.$/,
    );
    expect(readersHave(account)).toEqual(['first', []]);
  });

  test.each([
    ['an asset has other bytes', '/docs/assets/entry-second.js', undefined, 'has other bytes'],
    [
      'a page is one of an older release',
      '/docs',
      '"0123456789abcdef-first-2026"',
      '/docs (text/html) has the tag',
    ],
  ])('is taken back if %s', async (_, path, tag, message) => {
    const account = await accountWith('first');
    const platform = platformOf(account);
    const { ask } = platform;
    platform.ask = async (url, init) =>
      String(url) === `${LIVE}${path}`
        ? new Response('half', { headers: tag ? { ETag: tag } : {} })
        : ask(url, init);
    await expect(publish(platform, bundle('second'))).rejects.toThrow(message);
    expect(readersHave(account)).toEqual(['first', []]);
  });

  test('stays if a page appears within the minute, and the wait has no tick', async () => {
    const account = await accountWith('first');
    let asked = 0;
    const down = withDown(account, () => {
      asked += 1;
      return asked < 4;
    });
    const { lines } = await publish(down, bundle('second'));
    expect(lines).toContain(`… ${LIVE}: /docs/storage answers 503, and 1 more; trying again in 0 s`);
    expect(readersHave(account)[0]).toBe('second');
  });

  test('stays if it is the first one, because readers had nothing', async () => {
    const account = memoryAccount();
    const down = withDown(account, () => true);
    await expect(publish(down, bundle('first'))).rejects.toMatchObject({
      message: 'Readers have an incomplete release: release first: /docs/storage answers 503, and 1 more.',
      hint: 'Run the same command again: npm run deploy',
    });
    expect(readersHave(account)[0]).toBe('first');
  });

  test('stays if the one before was never proven, and the failure names the last whole one', async () => {
    const account = await accountWith('first');
    makeLive(account, 'of the dashboard');
    const down = withDown(account, () => true);
    await expect(publish(down, bundle('second'))).rejects.toMatchObject({
      message: expect.stringMatching(/^Readers have an incomplete release: release second/),
      hint: 'Go to the last release that was whole: npm run rollback -- first',
    });
  });

  test('stays if going back fails, and the failure says so', async () => {
    const account = await accountWith('first');
    const down = withDown(account, () => true);
    const { makeLive: switchLive } = down;
    down.makeLive = (id, message) => (id === 'v1' ? fail('no network.')() : switchLive(id, message));
    await expect(publish(down, bundle('second'))).rejects.toMatchObject({
      message: expect.stringContaining('answers 503, and 1 more. Going back failed: no network.'),
      hint: expect.stringContaining('npm run rollback -- first'),
    });
  });

  test('is not taken back if another run has made another one live', async () => {
    const account = await accountWith('first');
    const down = withDown(account, () => {
      if (account.deployments[0]?.versionId === 'v2') makeLive(account, 'v1');
      return true;
    });
    await expect(publish(down, bundle('second'))).rejects.toThrow('Another release is live');
    expect(account.deployments.map(({ versionId }) => versionId)).toEqual(['v1', 'v2', 'v1']);
  });

  test('is live if the command failed after it had worked, and not if it failed before', async () => {
    const account = await accountWith('first');
    await publish(during(account, 'live v2', fail('no answer'), 'after'), bundle('second'));
    expect(readersHave(account)[0]).toBe('second');
    await expect(publish(during(account, 'live v3', fail('no network.')), bundle('third'))).rejects.toThrow(
      /^The release did not go live: no network\. .*the Worker has release second instead of third/,
    );
    expect(readersHave(account)[0]).toBe('second');
  });

  test('is live if its address answers with it, however late Cloudflare lists it', async () => {
    const account = await accountWith('first');
    const platform = platformOf(account);
    platform.deployments = async () => account.deployments.slice(-1);
    const { lines } = await publish(platform, bundle('second'));
    expect(lines.at(-1)).toBe(`✓ ${LIVE}: all pages and assets are right`);
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('first');
  });

  test('stays live if the history cannot be written afterward, and a rollback goes where it should', async () => {
    const account = await accountWith('first');
    let written = 0;
    const platform = platformOf(account, (name, when) => {
      if (when === 'before' && name === 'put history') written += 1;
      if (written === 2) throw new Error('no network');
    });
    platform.ask = platformOf(account).ask;
    const { lines } = await publish(platform, bundle('second'));
    expect(lines).toContain('! the history does not have this switch (no network)');
    await rollback(platformOf(account));
    expect(readersHave(account)[0]).toBe('first');
  });
});
