import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWhole, sha256, writeChanged, writeWhole } from '#scripts/content/files/output-files.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('a file that cannot be written leaves no other file', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'a.json/b'), { recursive: true });
  await expect(writeWhole(join(folder, 'a.json'), 'one')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(folder)).toEqual(['a.json']);
});

test('a file that already has its content is not written', async () => {
  const file = join(await temporaryFolder(), 'a.json');
  expect(await writeChanged(file, 'one')).toBe(true);
  const { ino } = await stat(file);
  expect(await writeChanged(file, 'one')).toBe(false);
  expect((await stat(file)).ino).toBe(ino);
  expect(await writeChanged(file, 'two')).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('two');
});

test('a file that was whole and has other bytes is not, even if its size and its date are the same', async () => {
  const file = join(await temporaryFolder(), `${sha256('text')}.json`);
  await writeFile(file, 'text');
  expect(isWhole(file)).toBe(true);
  const { atime, mtime } = await stat(file);
  await writeFile(file, 'tent');
  await utimes(file, atime, mtime);
  expect(isWhole(file)).toBe(false);
});
