import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { rememberOwnCode } from '#scripts/dev/own-code.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let root: string;
let problem: () => string | undefined;
const write = (name: string, text: string) => writeFile(join(root, name), text);
beforeEach(async () => {
  root = await temporaryFolder();
  await mkdir(join(root, 'scripts/dev/worker'), { recursive: true });
  await write('package-lock.json', '{}');
  await write('scripts/dev.ts', 'start');
  await write('scripts/dev/worker/index.ts', 'worker');
  problem = rememberOwnCode(root);
});

test('npm start goes on while its own code is what it runs', async () => {
  await write('scripts/dev/worker/index.ts', 'worker');
  expect(problem()).toBeUndefined();
});

test('a changed file of npm start asks for another start, until it is as before', async () => {
  await write('scripts/dev/worker/index.ts', 'another worker');
  expect(problem()).toBe(
    'npm start still runs as it was before scripts/dev/worker/index.ts changed.\n    End it with Ctrl+C, and run `npm start`.\n',
  );
  await write('scripts/dev/worker/index.ts', 'worker');
  expect(problem()).toBeUndefined();
});

test('files that were added and removed count', async () => {
  await rm(join(root, 'scripts/dev/worker/index.ts'));
  await write('scripts/dev/worker/site.ts', 'site');
  expect(problem()).toContain('before scripts/dev/worker/index.ts and 1 more of its files changed.');
});

test('other packages are installed first', async () => {
  await write('package-lock.json', '{ "packages": {} }');
  expect(problem()).toContain('End it with Ctrl+C, run `npm ci`, and then run `npm start`.');
});
