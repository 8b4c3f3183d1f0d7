import { describe, expect, test } from 'vitest';
import type { Platform } from '#scripts/publish/platform.ts';
import {
  LIVE,
  liveRelease,
  type MemoryAccount,
  memoryAccount,
  platformOf,
} from '#tests/scripts/publish/memory-account.ts';
import { publish } from '#tests/scripts/publish/run-commands.ts';
import { bundle, pageKey } from '#tests/scripts/publish/write-bundle.ts';

const withFirst = async (): Promise<MemoryAccount> => {
  const account = memoryAccount();
  await publish(platformOf(account), bundle('first'));
  return account;
};

/** A platform whose live site answers 503 to a page as long as `isDown`, and otherwise as it does. */
const withDown = (account: MemoryAccount, isDown: () => boolean): Platform => {
  const platform = platformOf(account);
  const { ask } = platform;
  platform.ask = async (url, init) =>
    String(url) === `${LIVE}/docs/storage` && isDown() ? new Response(null, { status: 503 }) : ask(url, init);
  return platform;
};

describe('a release that readers have', () => {
  test('is taken back if any page is missing for a minute, and the failure says so', async () => {
    const account = await withFirst();
    await expect(
      publish(
        withDown(account, () => true),
        bundle('second'),
      ),
    ).rejects.toThrow(
      /^The deploy was rolled back: \/docs\/storage answers 503, and 1 more\. Readers have first \(live from .*, built from abc123\) again\.$/,
    );
    expect(liveRelease(account)).toBe('first');
  });

  test('is taken back if an asset has other bytes', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    const { ask } = platform;
    platform.ask = async (url, init) =>
      String(url) === `${LIVE}/docs/assets/entry-second.js` ? new Response('half') : ask(url, init);
    await expect(publish(platform, bundle('second'))).rejects.toThrow(
      '/docs/assets/entry-second.js has other bytes',
    );
    expect(liveRelease(account)).toBe('first');
  });

  test('stays if a page appears within the minute, and the wait has a line of progress', async () => {
    const account = await withFirst();
    let asked = 0;
    const platform = withDown(account, () => {
      asked += 1;
      return asked < 4;
    });
    const { lines } = await publish(platform, bundle('second'));
    expect(lines).toContain(`${LIVE}: /docs/storage answers 503, and 1 more; trying again in 0 s`);
    expect(liveRelease(account)).toBe('second');
  });

  test('stays if it is the first one, because readers had nothing', async () => {
    const account = memoryAccount();
    await expect(
      publish(
        withDown(account, () => true),
        bundle('first'),
      ),
    ).rejects.toMatchObject({
      message: 'Readers have an incomplete release: release first: /docs/storage answers 503, and 1 more.',
      cure: 'Run the same command again: npm run deploy',
    });
    expect(liveRelease(account)).toBe('first');
  });

  test('is not taken back if another run has made another one live', async () => {
    const account = await withFirst();
    const platform = withDown(account, () => {
      if (account.deployments[0]?.versionId === 'v2')
        account.deployments.unshift({ versionId: 'v1', time: 'later' });
      return true;
    });
    await expect(publish(platform, bundle('second'))).rejects.toThrow(
      'Another release is live: readers have version v1 instead of release second.',
    );
    expect(account.deployments[0]).toEqual({ versionId: 'v1', time: 'later' });
  });

  test('is live if the command failed after it had worked', async () => {
    const account = await withFirst();
    const platform = platformOf(account, {
      around: (request, when) => {
        if (request === 'live v2' && when === 'after') throw new Error('no answer');
      },
    });
    await publish(platform, bundle('second'));
    expect(liveRelease(account)).toBe('second');
  });

  test('is not live if the command failed before it worked, and the failure gives the reason', async () => {
    const account = await withFirst();
    const platform = platformOf(account, {
      around: (request, when) => {
        if (request === 'live v2' && when === 'before') throw new Error('no network.');
      },
    });
    await expect(publish(platform, bundle('second'))).rejects.toThrow(
      'The release did not go live: no network. Readers see no change.',
    );
    expect(liveRelease(account)).toBe('first');
  });

  test('is live if Cloudflare reports it a moment late', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    const { deployments } = platform;
    let asked = 0;
    platform.deployments = async () => {
      asked += 1;
      return asked === 2 ? account.deployments.slice(1) : deployments();
    };
    await publish(platform, bundle('second'));
    expect(liveRelease(account)).toBe('second');
  });

  test('is not live if another run has made another one live in the same moment', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    platform.makeLive = async () => {
      account.deployments.unshift({ versionId: 'of the dashboard', time: 'later' });
    };
    await expect(publish(platform, bundle('second'))).rejects.toThrow(
      'Another release is live: readers have version of the dashboard instead of release second.',
    );
  });

  test('the failure says so if going back fails as well', async () => {
    const account = await withFirst();
    const platform = withDown(account, () => true);
    const { makeLive } = platform;
    platform.makeLive = async (versionId, message) => {
      if (versionId === 'v1') throw new Error('no network.');
      await makeLive(versionId, message);
    };
    await expect(publish(platform, bundle('second'))).rejects.toMatchObject({
      message:
        'Readers have an incomplete release: release second: /docs/storage answers 503, and 1 more. Rolling back failed: no network.',
      cure: 'Choose another release: npm run rollback -- --list',
    });
  });

  test('a page of an older release at the same address is not taken for the new one', async () => {
    const account = await withFirst();
    const platform = platformOf(account);
    const { ask } = platform;
    platform.ask = async (url, init) =>
      String(url) === `${LIVE}/docs`
        ? new Response('home', { headers: { ETag: `"${pageKey('home').slice(5, 21)}-first-2026"` } })
        : ask(url, init);
    await expect(publish(platform, bundle('second'))).rejects.toThrow('/docs (text/html) has the tag');
  });
});
