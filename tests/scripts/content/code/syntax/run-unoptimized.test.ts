import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** Functions of grammars that are larger than this take seconds to optimize. */
const LARGE_BYTES = 30_000;

test('the large functions of grammars are not optimized', async () => {
  const script = join(await temporaryFolder(), 'parse.mjs');
  const module = pathToFileURL(join(projectRoot, 'scripts/content/code/syntax/sample-problems.ts')).href;
  await writeFile(
    script,
    `const { sampleProblems } = await import(${JSON.stringify(module)});
     for (let n = 0; n < 200; n += 1) {
       await sampleProblems('Get-Item . | Select-Object -First ' + n, 'powershell');
       await sampleProblems('CREATE TABLE t' + n + ' (id INT)', 'sql');
     }
     console.log('done');`,
  );
  const { stdout } = spawnSync(
    process.execPath,
    ['--trace-wasm-compilation-times', '--import', 'tsx', script],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1024 ** 3 },
  );
  expect(stdout).toContain('done');
  const optimized = [...stdout.matchAll(/using TurboFan.*bodysize (\d+)/g)].map(([, size]) => Number(size));
  expect(optimized.filter((size) => size > LARGE_BYTES)).toEqual([]);
});
