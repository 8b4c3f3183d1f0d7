import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';

beforeAll(async () => {
  await Promise.all(Object.entries(env.TEST_BUNDLE).map(([key, value]) => env.PAGES.put(key, value)));
  await applyD1Migrations(env.SIGNALS, env.TEST_MIGRATIONS);
});
