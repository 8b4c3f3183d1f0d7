import { afterEach, expect, test, vi } from 'vitest';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['debug', 'none'])(
  'wrangler prints its answer and nothing else with WRANGLER_LOG=%s',
  async (level) => {
    vi.stubEnv('WRANGLER_LOG', level);
    const { stdout } = await runWrangler(['--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\s*$/);
  },
);
