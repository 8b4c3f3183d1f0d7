import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import release from '#release';
import { engineLoader } from '#worker/search/load-engine.ts';

test('the engine of the built site finds a symbol', async () => {
  const load = engineLoader(env.ASSETS, release.assets.search);
  const engine = await load();
  const { hits } = await engine.search({ text: 'bucket.on', page: 0, hitsPerPage: 3, filters: {} });
  expect(hits[0]?.url).toBe('/docs/reference/nodejs/storage#bucket-on');
});
