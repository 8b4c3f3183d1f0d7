import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuiltCode } from '#scripts/build/build-code.ts';
import { KeptCode, type MadeFromCode } from '#scripts/build/kept-code.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** A project whose last build made one asset. */
const builtProject = async () => {
  const projectRoot = await temporaryFolder();
  const write = async (name: string, text: string) => {
    await mkdir(join(projectRoot, name, '..'), { recursive: true });
    await writeFile(join(projectRoot, name), text);
  };
  await write('client/styles/main.css', 'a {}');
  await write('out/public/docs/assets/a.css', 'a{}');
  const code = { hash: 'code', files: { 'a.css': sha256('a{}') } } as unknown as BuiltCode; // all that is read
  const made: MadeFromCode = { code, pipeline: { 'a.ts': 'pages' }, searchCode: 'search' };
  const folders = {
    projectRoot,
    outFolder: join(projectRoot, 'out'),
    cacheFolder: join(projectRoot, 'cache'),
  };
  const open = () => KeptCode.open(folders);
  return { write, made, open, folders };
};

test('what was made from the code serves the next build, until the code changes', async () => {
  const { write, made, open } = await builtProject();
  const first = await open();
  expect(first.made).toBeUndefined();
  await first.keep(made);
  await write('content/pages/index.mdx', 'A page is no code.');
  expect((await open()).made).toEqual(made);
  await write('client/styles/main.css', 'b {}');
  expect((await open()).made).toBeUndefined();
});

test('code that changed during its build is not kept', async () => {
  const { write, made, open } = await builtProject();
  const before = await open();
  await write('worker/index.ts', 'export {};');
  await before.keep(made);
  expect((await open()).made).toBeUndefined();
});

test.each([
  ['an asset is damaged', (out: string) => writeFile(join(out, 'public/docs/assets/a.css'), 'b{}')],
  ['an asset is gone', (out: string) => rm(join(out, 'public'), { recursive: true })],
])('nothing is kept if %s', async (_, damage) => {
  const { made, open, folders } = await builtProject();
  await (await open()).keep(made);
  await damage(folders.outFolder);
  expect((await open()).made).toBeUndefined();
});

test('nothing is kept if its file is damaged', async () => {
  const { made, open, folders } = await builtProject();
  await (await open()).keep(made);
  const [file = ''] = await readdir(folders.cacheFolder);
  await writeFile(join(folders.cacheFolder, file), 'garbage');
  expect((await open()).made).toBeUndefined();
});
