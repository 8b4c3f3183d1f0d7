import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RATE_LIMITS } from '#scripts/project/rate-limits.ts';
import { CONFIG_FILE } from '#scripts/project/read-project-config.ts';

const Config = v.object({
  ratelimits: v.array(
    v.object({
      name: v.string(),
      namespace_id: v.string(),
      simple: v.object({ limit: v.number(), period: v.number() }),
    }),
  ),
});

const readLimits = async () => v.parse(Config, parse(await readFile(CONFIG_FILE, 'utf8'))).ratelimits;

test('one address may call each endpoint this often in so many seconds', async () => {
  const limits = (await readLimits()).map(({ name, simple }) => [
    name,
    `${simple.limit} in ${simple.period} s`,
  ]);
  expect(Object.fromEntries(limits)).toEqual({
    FEEDBACK_LIMIT: '60 in 60 s',
    SEARCH_LIMIT: '500 in 10 s',
    SEARCH_OUTCOME_LIMIT: '60 in 60 s',
    SOCIAL_IMAGE_LIMIT: '30 in 60 s',
    LOST_LIMIT: '20 in 60 s',
    MCP_LIMIT: '120 in 60 s',
  });
});

test('a deploy stops if one of them is missing', async () => {
  expect((await readLimits()).map(({ name }) => name).sort()).toEqual(RATE_LIMITS.toSorted());
});

test('each limit counts on its own', async () => {
  const ids = (await readLimits()).map(({ namespace_id }) => namespace_id);
  expect(new Set(ids).size).toBe(ids.length);
});
