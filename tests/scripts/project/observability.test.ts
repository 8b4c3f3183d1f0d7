import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { CONFIG_FILE } from '#scripts/project/read-project-config.ts';

test('the log keeps what the Worker logs, but not requests, which have addresses of readers and their queries', async () => {
  expect(parse(await readFile(CONFIG_FILE, 'utf8')).observability).toEqual({
    enabled: true,
    logs: { enabled: true, invocation_logs: false },
  });
});
