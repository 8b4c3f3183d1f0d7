import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { readBundle } from './tests/worker/read-bundle.ts';

/** Tests are slow on a busy machine. A long timeout does not slow down tests that pass. */
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
const PATIENT_WAITS = 'tests/patient-waits.ts';

/**
 * `isolate: false`: loading the same modules for every file took a third of the time of the node tests, and starting workerd two
 * thirds of that of the Worker tests. A test therefore undoes what it changes.
 *
 * Worker tests run in workerd with real KV and D1 (but those named `.node.test.ts`, which build something, in Node.js), on the built bundle, so run `npm run build` first.
 */
export default defineConfig({
  test: {
    // By default, one core is left to the runner, which is half of a machine with two cores.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          ...TIMEOUTS,
          include: ['tests/{content,scripts}/**/*.test.{ts,tsx}', 'tests/worker/**/*.node.test.ts'],
          setupFiles: [PATIENT_WAITS, 'tests/scripts/remove-temporary-folders.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'dom',
          ...TIMEOUTS,
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: [PATIENT_WAITS],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './worker/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_BUNDLE: (await readBundle()).values,
                TEST_MIGRATIONS: await readD1Migrations('worker/signals/migrations'),
              },
            },
          })),
        ],
        resolve: { alias: { 'workers-og': join(import.meta.dirname, '.build/workers-og.js') } },
        test: {
          name: 'worker',
          ...TIMEOUTS,
          isolate: false,
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts'],
          setupFiles: [PATIENT_WAITS, 'tests/worker/setup.ts'],
        },
      },
    ],
  },
});
