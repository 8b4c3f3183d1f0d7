import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/bench/chromium.ts';
import { anyFreePort } from './tests/scripts/any-free-port.ts';

/** Any free port. The processes that run the tests inherit it. */
process.env.BROWSER_TESTS_PORT ??= String(await anyFreePort());
const port = process.env.BROWSER_TESTS_PORT;

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
    baseURL: `http://localhost:${port}`,
    launchOptions: await chromiumLaunch(),
  },
  webServer: {
    // Its parent is this process, or a shell, so it notices when that ends.
    command: `node --import tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/docs/api/release`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
