import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createGitLock } from '#scripts/dev/git-lock.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
});

test.each(['.git', 'elsewhere/worktrees/mine'])('git is writing while its lock is in %s', async (folder) => {
  await mkdir(join(root, folder), { recursive: true });
  if (folder !== '.git') await writeFile(join(root, '.git'), `gitdir: ${join(root, folder)}\n`);
  const isGitWriting = createGitLock(root);
  expect(isGitWriting()).toBe(false);
  await writeFile(join(root, folder, 'index.lock'), '');
  expect(isGitWriting()).toBe(true);
  await rm(join(root, folder, 'index.lock'));
  expect(isGitWriting()).toBe(false);
});

test('a lock that was left behind counts for nothing', async () => {
  await mkdir(join(root, '.git'));
  const lock = join(root, '.git/index.lock');
  await writeFile(lock, '');
  await utimes(lock, new Date(), Date.now() / 1_000 - 60);
  expect(createGitLock(root)()).toBe(false);
});

test('a folder without git has no lock', () => {
  expect(createGitLock(root)()).toBe(false);
});
