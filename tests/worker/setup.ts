import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';

beforeAll(async () => {
  // Few tests need the Markdown of pages, and they store it themselves.
  const pages = Object.entries(env.TEST_BUNDLE).filter(([key]) => key.startsWith('page/'));
  await Promise.all(pages.map(([key, value]) => env.PAGES.put(key, value)));
  await applyD1Migrations(env.SIGNALS, env.TEST_MIGRATIONS);
});
