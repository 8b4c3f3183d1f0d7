import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { removeAbandoned, requireOnlyOne } from '#scripts/processes/is-running.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let file: string;
beforeEach(async () => {
  file = join(await temporaryFolder(), 'state/development.pid');
});

test('a second start in the same folder says which process runs there, and what to do if it is another program', async () => {
  await requireOnlyOne(file);
  await writeFile(file, `${process.ppid}\n${file}`);
  await expect(requireOnlyOne(file)).rejects.toMatchObject({
    message: `npm start is already running in this folder (process ${process.ppid}).`,
    hint: `Use that one, or stop it: kill ${process.ppid}\nIf ps -p ${process.ppid} names another program, delete ${file} instead.`,
  });
});

test.each(['999999999', 'no number', '', String(process.pid), `${process.ppid}\n/a/copied/folder`])(
  'a start after one that was killed, or in a copied folder (%j), takes its place',
  async (owner) => {
    await requireOnlyOne(file);
    await writeFile(file, owner === '999999999' ? `${owner}\n${file}` : owner);
    await requireOnlyOne(file);
    expect(await readFile(file, 'utf8')).toBe(`${process.pid}\n${file}`);
  },
);

test('what an ended process left is removed, and the folder of one that runs stays', async () => {
  const folder = await temporaryFolder();
  const left = [`release-${process.ppid}`, 'release-999999999', `release-${process.pid}`, 'no-number'];
  for (const name of left) await mkdir(join(folder, name));
  await removeAbandoned(folder);
  expect(await readdir(folder)).toEqual([`release-${process.ppid}`]);
});
