import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/bench/browser/chromium.ts';

const PORT = 8790;

/** Browser and smoke tests run against the built Worker under `wrangler dev`, where `eval` is forbidden and assets are served. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/tests/{browser,smoke}/**/*.test.ts',
  fullyParallel: true,
  workers: 2,
  // Tests are slow on a busy machine. A long timeout does not slow down tests that pass.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: await chromiumLaunch(),
  },
  webServer: {
    command: `tsx scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/docs/api/release`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
