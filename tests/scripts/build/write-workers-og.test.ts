import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedWorkersOg } from '#scripts/build/write-workers-og.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const code = await readFile(join(projectRoot, 'node_modules/workers-og/dist/index.js'), 'utf8');

test.each([
  ['lacks the code', code.replaceAll('asPng', 'toPng')],
  ['has the code twice', code + code],
])('a workers-og that %s of a change stops the build', (_, other) => {
  expect(() => changedWorkersOg(other)).toThrow(
    /^workers-og has other code than version 0\.0\.27, so the build cannot (?:free an image|load no engine with the Worker)\. /,
  );
});
