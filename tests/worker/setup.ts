import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';

beforeAll(async () => {
  // The files of a run share their storage, so the first one stores the pages and their Markdown for all.
  const values = Object.entries(env.TEST_BUNDLE);
  const last = values.at(-1)?.[0] ?? '';
  if ((await env.PAGES.get(last)) === null)
    await Promise.all(values.map(([key, value]) => env.PAGES.put(key, value)));
  await applyD1Migrations(env.SIGNALS, env.TEST_MIGRATIONS);
});
