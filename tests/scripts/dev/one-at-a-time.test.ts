import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { requireOnlyOne } from '#scripts/dev/one-at-a-time.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let file: string;
beforeEach(async () => {
  file = join(await temporaryFolder(), 'state/development.pid');
});

test('a second start in the same folder says which process runs there, and what to do if it is another program', async () => {
  await requireOnlyOne(file);
  await writeFile(file, String(process.ppid));
  await expect(requireOnlyOne(file)).rejects.toMatchObject({
    message: `npm start is already running in this folder (process ${process.ppid}).`,
    cure: `Use that one, or stop it: kill ${process.ppid}\nIf ps -p ${process.ppid} names another program, delete ${file} instead.`,
  });
});

test.each(['999999999', 'no number', '', String(process.pid)])(
  'a start after one that was killed (%j) takes its place',
  async (pid) => {
    await requireOnlyOne(file);
    await writeFile(file, pid);
    await requireOnlyOne(file);
    expect(await readFile(file, 'utf8')).toBe(String(process.pid));
  },
);
