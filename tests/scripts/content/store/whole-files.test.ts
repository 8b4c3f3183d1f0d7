import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { WholeFiles } from '#scripts/content/store/whole-files.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** A folder with a file whose name contains its hash, which a build has found whole. */
const knownFile = async () => {
  const folder = await temporaryFolder();
  const file = join(folder, `${sha256('text')}.json`);
  await writeFile(file, 'text');
  const open = () => WholeFiles.open(folder, 'out');
  const files = await open();
  expect(files.has(file)).toBe(true);
  await files.save();
  return { folder, file, open };
};

test('a file with other bytes is not whole, even if its size and its date are the same', async () => {
  const { file, open } = await knownFile();
  const { atime, mtime } = await stat(file);
  await writeFile(file, 'tent');
  await utimes(file, atime, mtime);
  expect((await open()).has(file)).toBe(false);
});

test('a file that has not changed is not read again', async () => {
  const { folder, open } = await knownFile();
  const damaged = join(folder, `${sha256('more')}.json`);
  await writeFile(damaged, 'most');
  const files = await open();
  expect(files.has(damaged)).toBe(false);
  files.add(damaged);
  await files.save();
  expect((await open()).has(damaged)).toBe(true);
});

test('a list that is damaged lists nothing', async () => {
  const { folder, file, open } = await knownFile();
  const [list = ''] = (await readdir(folder)).filter((name) => name.endsWith('.whole'));
  await writeFile(join(folder, list), 'garbage');
  expect((await open()).has(file)).toBe(true);
  await writeFile(file, 'tent');
  expect((await open()).has(file)).toBe(false);
});

test.each(['', '.json'])(
  'a file that no build has seen is read: its name ends in its hash%s',
  async (ending) => {
    const folder = await temporaryFolder();
    const [whole, damaged] = ['text', 'more'].map((text) => join(folder, `${sha256(text)}${ending}`));
    for (const file of [whole, damaged]) await writeFile(file ?? '', 'text');
    const files = await WholeFiles.open(folder, 'out');
    expect([whole, damaged].map((file = '') => files.has(file))).toEqual([true, false]);
  },
);
