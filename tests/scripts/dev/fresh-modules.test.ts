import { execFile } from 'node:child_process';
import { realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await temporaryFolder());
  const files = {
    'package.json': '{"type":"module"}',
    'root.ts':
      "import { leaf } from './leaf.ts';\nimport { loads } from './other.ts';\nexport const text = leaf + loads;",
    'leaf.ts': "export const leaf: string = 'one ';",
    'other.ts': 'export const loads: number = (globalThis.loads = (globalThis.loads ?? 0) + 1);',
  };
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
});

test('a changed module and its importers are reloaded, all others stay, and a mistake can be corrected', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/scripts/dev/import-again.ts', folder],
    { cwd: projectRoot },
  );
  expect(stdout.trim().split('\n')).toEqual(['one 1', 'one 1', 'two 1', 'mistake', 'three 1']);
});
