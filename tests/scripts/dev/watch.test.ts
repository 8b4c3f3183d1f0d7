import { once } from 'node:events';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FSWatcher } from 'chokidar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onChange } from '#scripts/dev/watch.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let root: string;
let watcher: FSWatcher;
const changes: string[][] = [];
const PAGES = Array.from({ length: 5 }, (_, index) => `content/pages/${index}.mdx`);
beforeEach(async () => {
  root = await temporaryFolder();
  await mkdir(join(root, 'content/pages'), { recursive: true });
  await Promise.all([...PAGES, 'wrangler.toml'].map(save));
  changes.length = 0;
  watcher = onChange(async (files) => void changes.push(files), root);
  await once(watcher, 'ready');
  // chokidar misses what changes in the moment in which it becomes ready.
  await wait(200);
});
afterEach(() => watcher.close());

const save = (name: string) => writeFile(join(root, name), 'text');
/** The changed files, each once. A file that is written in two steps can change twice. */
const changedFiles = () => [...new Set(changes.flat())];

test('a saved file is a change', async () => {
  await save('content/pages/0.mdx');
  await vi.waitFor(() => expect(changedFiles()).toEqual(['content/pages/0.mdx']));
});

test('a file of the root that git or an editor replaces is still watched', async () => {
  for (const round of [1, 2]) {
    await rm(join(root, 'wrangler.toml'));
    await wait(200);
    await save('wrangler.toml');
    await vi.waitFor(() => expect(changes.flat()).toContain('wrangler.toml'));
    await wait(200);
    changes.length = 0;
    await writeFile(join(root, 'wrangler.toml'), `round ${round}`);
    await vi.waitFor(() => expect(changedFiles()).toEqual(['wrangler.toml']));
  }
});

test('a link to itself or to a folder above does not end the watch', async () => {
  await symlink('loop.mdx', join(root, 'content/pages/loop.mdx'));
  await symlink('..', join(root, 'content/pages/above'));
  await vi.waitFor(() => expect(changes.flat()).toContain('content/pages/above'));
  await save('content/pages/3.mdx');
  await vi.waitFor(() => expect(changes.flat()).toContain('content/pages/3.mdx'));
  expect(changes.flat().filter((file) => file.startsWith('content/pages/above/'))).toEqual([]);
});

test('a failure of the watch is told once, and the rest is watched', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  watcher.emit('error', new Error('ENOSPC: too many watched files'));
  watcher.emit('error', new Error('ENOSPC: too many watched files'));
  await save('content/pages/4.mdx');
  await vi.waitFor(() => expect(changedFiles()).toEqual(['content/pages/4.mdx']));
  expect(told.mock.calls).toEqual([
    [expect.stringContaining('Changes to some files are not noticed: Error: ENOSPC')],
  ]);
  told.mockRestore();
});
