import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeAbandoned } from '#scripts/processes/is-running.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('what an ended process left is removed, and the folder of one that runs stays', async () => {
  const folder = await temporaryFolder();
  const left = [`release-${process.ppid}`, 'release-999999999', `release-${process.pid}`, 'no-number'];
  for (const name of left) await mkdir(join(folder, name));
  await removeAbandoned(folder);
  expect(await readdir(folder)).toEqual([`release-${process.ppid}`]);
});
