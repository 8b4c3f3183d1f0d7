import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

test('the rate limits are 60 submissions a minute, 500 queries in ten seconds, and 60 counted searches a minute', async () => {
  const { ratelimits } = parse(await readFile(join(projectRoot, 'wrangler.toml'), 'utf8'));
  expect(ratelimits).toEqual([
    { name: 'FEEDBACK_LIMIT', namespace_id: '1001', simple: { limit: 60, period: 60 } },
    { name: 'SEARCH_LIMIT', namespace_id: '1002', simple: { limit: 500, period: 10 } },
    { name: 'SEARCH_OUTCOME_LIMIT', namespace_id: '1003', simple: { limit: 60, period: 60 } },
  ]);
});
