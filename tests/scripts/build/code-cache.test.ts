import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuiltCode } from '#scripts/assets/build-assets.ts';
import { CodeCache, type CodeResults } from '#scripts/build/code-cache.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
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
  const results: CodeResults = { code, pipeline: 'pages', searchCode: 'search' };
  const folders = {
    projectRoot,
    outFolder: join(projectRoot, 'out'),
    cacheFolder: join(projectRoot, 'cache'),
  };
  const open = () => CodeCache.open(folders);
  return { write, results, open, folders };
};

test('what was made from the code serves the next build, until the code changes', async () => {
  const { write, results, open } = await builtProject();
  const first = await open();
  expect(first.results).toBeUndefined();
  await first.store(results);
  await write('content/pages/index.mdx', 'A page is no code.');
  expect((await open()).results).toEqual(results);
  await write('client/styles/main.css', 'b {}');
  expect((await open()).results).toBeUndefined();
});

test('code that changed during its build is not kept', async () => {
  const { write, results, open } = await builtProject();
  const before = await open();
  await write('worker/index.ts', 'export {};');
  await before.store(results);
  expect((await open()).results).toBeUndefined();
});

test.each([
  ['an asset is damaged', (out: string) => writeFile(join(out, 'public/docs/assets/a.css'), 'b{}')],
  ['an asset is gone', (out: string) => rm(join(out, 'public'), { recursive: true })],
])('nothing is kept if %s', async (_, damage) => {
  const { results, open, folders } = await builtProject();
  await (await open()).store(results);
  await damage(folders.outFolder);
  expect((await open()).results).toBeUndefined();
});
