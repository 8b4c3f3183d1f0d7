import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

test('the rate limit is 60 submissions in 60 seconds', async () => {
  const { ratelimits } = parse(await readFile(join(projectRoot, 'wrangler.toml'), 'utf8'));
  expect(ratelimits).toEqual([
    { name: 'FEEDBACK_LIMIT', namespace_id: '1001', simple: { limit: 60, period: 60 } },
  ]);
});
