import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import release from '#release';
import { engineLoader } from '#worker/search/load-engine.ts';

const { search: files } = release.assets;
const SYMBOL = { text: 'bucket.on', page: 0, hitsPerPage: 1, filters: {} };

/** The site's assets, with the answer to one file replaced until `mend` is called. */
const brokenAssets = (file: string | undefined, answer: () => Response) => {
  let isBroken = true;
  return {
    fetch: (url: string) =>
      isBroken && file !== undefined && url.endsWith(`/docs/assets/${file}`)
        ? Promise.resolve(answer())
        : env.ASSETS.fetch(url),
    mend: () => {
      isBroken = false;
    },
  };
};

test('the engine of the built site answers a symbol with its signature and a sample', async () => {
  const engine = await engineLoader(env.ASSETS, files)();
  const [hit] = (await engine.search(SYMBOL)).hits;
  expect(hit?.url).toBe('/docs/reference/nodejs/storage#bucket-ref-on');
  expect(hit?.symbol?.language).toBe('typescript');
  expect(hit?.symbol?.signature).toContain('notificationPrefixFilter: string');
  expect(hit?.symbol?.sample).toContain("photos.on('write', 'incoming/'");
});

test('only the first hit of the first page has a sample, if the query names its symbol', async () => {
  const engine = await engineLoader(env.ASSETS, files)();
  const samplesFor = async (text: string, page: number) =>
    (await engine.search({ text, page, hitsPerPage: 5, filters: {} })).hits.map(
      ({ symbol }) => symbol !== undefined,
    );
  expect(await samplesFor('bucket.on', 0)).toEqual([true, false, false, false, false]);
  expect(await samplesFor('bucket.on', 1)).toEqual([false, false, false, false, false]);
  expect(await samplesFor('registers a listener', 0)).toEqual([false, false, false, false, false]);
});

afterEach(() => vi.useRealTimers());

test('a file that does not come within five seconds is a failure that names it', async () => {
  vi.useFakeTimers();
  const load = engineLoader({ fetch: () => new Promise(() => {}) }, files)();
  const failure = expect(load).rejects.toThrow(/ needs the asset \S+, which took more than 5000 ms/);
  await vi.advanceTimersByTimeAsync(5_000);
  await failure;
});

test('an isolate loads each file once', async () => {
  const urls: string[] = [];
  const load = engineLoader(
    {
      fetch: (url) => {
        urls.push(url);
        return env.ASSETS.fetch(url);
      },
    },
    files,
  );
  for (const _ of [1, 2]) await (await load()).search(SYMBOL);
  expect(urls.length).toBe(3);
  expect(new Set(urls).size).toBe(urls.length);
});

test('requests that come at the same time get one engine', async () => {
  const load = engineLoader(env.ASSETS, files);
  const engines = await Promise.all([load(), load(), load()]);
  expect(new Set(engines).size).toBe(1);
});

describe('a file that is', () => {
  test('missing is named, and the next call tries again', async () => {
    const assets = brokenAssets(files.index, () => new Response(null, { status: 404 }));
    const load = engineLoader(assets, files);
    await expect(load()).rejects.toThrow(`The search needs the asset ${files.index}, which answered 404.`);
    assets.mend();
    expect((await (await load()).search(SYMBOL)).hits.length).toBe(1);
  });

  test('damaged is named', async () => {
    const assets = brokenAssets(files.index, () => new Response('{"places":'));
    await expect(engineLoader(assets, files)()).rejects.toThrow(
      `The asset ${files.index} of the search is damaged.`,
    );
  });

  test('needed for texts rejects, and the next call tries again', async () => {
    const assets = brokenAssets(files.texts, () => new Response(null, { status: 500 }));
    const load = engineLoader(assets, files);
    await expect(load()).rejects.toThrow(`${files.texts}, which answered 500`);
    assets.mend();
    expect((await (await load()).search(SYMBOL)).hits.length).toBe(1);
  });
});
