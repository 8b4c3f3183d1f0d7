import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

const modules = globSync('{content,client,worker,scripts}/**/*.{ts,tsx}', { cwd: projectRoot })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts'));
const sources = [...modules, 'wrangler.toml']
  .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
  .join('\n');

/** Commands and the helpers of the build run by their paths, and so does what a bench puts into the Worker or finds by name. */
const RUNS_BY_ITS_PATH = /^scripts\/(?:[\w-]+\.ts$|bench\/|build\/helper-process\.ts$)/;

test('every module is imported by another one, such as a check by the list of checks', () => {
  const forgotten = modules.filter(
    (file) => !RUNS_BY_ITS_PATH.test(file) && !new RegExp(`/${basename(file)}['"]`).test(sources),
  );
  expect(forgotten).toEqual([]);
  expect(modules.length).toBeGreaterThan(500);
});
