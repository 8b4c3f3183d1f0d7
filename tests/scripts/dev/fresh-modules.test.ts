import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'nitric-docs-modules-')));
  const files = {
    'package.json': '{"type":"module"}',
    'root.ts':
      "import { leaf } from './leaf.ts';\nimport { loads } from './other.ts';\nexport const text = leaf + loads;",
    'leaf.ts': "export const leaf: string = 'one ';",
    'other.ts': 'export const loads: number = (globalThis.loads = (globalThis.loads ?? 0) + 1);',
  };
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a changed module and its importers are reloaded, all others stay, and a mistake can be corrected', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/scripts/dev/import-again.ts', folder],
    { cwd: projectRoot },
  );
  expect(stdout.trim().split('\n')).toEqual(['one 1', 'one 1', 'two 1', 'mistake', 'three 1']);
});
