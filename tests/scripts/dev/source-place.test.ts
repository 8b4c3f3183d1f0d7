import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { writeWorkersOg } from '#scripts/build/write-workers-og.ts';
import { BUNDLE_OPTIONS } from '#scripts/dev/bundle-options.ts';
import { inSource } from '#scripts/dev/source-place.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let folder: string;
/** The names and the code of the bundle's modules. */
const modules = new Map<string, string>();

beforeAll(async () => {
  await writeWorkersOg(projectRoot);
  folder = await temporaryFolder();
  const { outputFiles } = await build(BUNDLE_OPTIONS);
  for (const { path, text } of outputFiles) {
    if (path.endsWith('.js')) modules.set(basename(path), text);
    await writeFile(join(folder, basename(path)), text);
  }
});

/** The place of a text in the bundle, as a stack trace names it. */
const placeOf = (text: string): string => {
  for (const [name, code] of modules) if (code.includes(text)) return `${name}:${lineAndColumn(code, text)}`;
  return expect.fail(`The bundle has no ${text}.`);
};

const lineAndColumn = (code: string, text: string): string => {
  const before = code.slice(0, code.indexOf(text)).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
};

test('a place in the bundle is shown as that in the source, with and without the name of a function', () => {
  const file = 'worker/requests/require-within-limit.ts';
  const place = placeOf('"A rate limiter failed:"');
  const source = `${file}:${lineAndColumn(readFileSync(file, 'utf8'), "'A rate limiter failed:'")}`;
  expect(inSource(`    at limit (${place})`, folder)).toBe(`    at limit (${source})`);
  expect(inSource(`    at async ${place}`, folder)).toBe(`    at async ${source}`);
});

test('places in packages are left out', () => {
  expect(inSource(`    at f (${placeOf('"Context is not finalized.')})`, folder)).toBeUndefined();
});

test.each([
  'ReferenceError: x is not defined',
  '    at main.js:1:1',
  '    at f (index-00000000.js:1:1)',
  '    at async Promise.all (index 0)',
])('`%s` stays as it is', (line) => {
  expect(inSource(line, folder)).toBe(line);
});
