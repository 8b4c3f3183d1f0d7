import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { rememberOwnCode } from '#scripts/dev/own-code.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let root: string;
let problem: (changed: string[]) => string | undefined;
const WORKER = 'scripts/dev/worker/index.ts';
const write = (name: string, text: string) => writeFile(join(root, name), text);
beforeEach(async () => {
  root = await temporaryFolder();
  await mkdir(join(root, 'scripts/dev/worker'), { recursive: true });
  await write('package-lock.json', '{}');
  await write('scripts/dev.ts', 'start');
  await write(WORKER, 'worker');
  problem = rememberOwnCode(root);
});

test('npm start goes on while its own code is what it runs', async () => {
  await write(WORKER, 'worker');
  expect(problem([WORKER])).toBeUndefined();
});

test('a change of another file reads none of them', async () => {
  await write(WORKER, 'another worker');
  expect(problem(['content/pages/index.mdx', 'scripts/build.ts'])).toBeUndefined();
});

test('a changed file of npm start asks for another start, until it is as before', async () => {
  await write(WORKER, 'another worker');
  expect(problem(['content/pages/index.mdx', WORKER])).toBe(
    'npm start still runs the code from before scripts/dev/worker/index.ts changed.\n    End it with Ctrl+C, and run `npm start`.\n',
  );
  await write(WORKER, 'worker');
  expect(problem([WORKER])).toBeUndefined();
});

test('files that were added and removed count', async () => {
  await rm(join(root, WORKER));
  await write('scripts/dev/worker/site.ts', 'site');
  expect(problem([WORKER, 'scripts/dev/worker/site.ts'])).toContain(
    'before scripts/dev/worker/index.ts and 1 more of its files changed.',
  );
});

test('other packages are installed first', async () => {
  await write('package-lock.json', '{ "packages": {} }');
  expect(problem(['package-lock.json'])).toContain(
    'End it with Ctrl+C, run `npm ci`, and then run `npm start`.',
  );
});
