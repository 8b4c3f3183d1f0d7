import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newProcesses } from '#scripts/build/build-in-processes.ts';
import { siteCompiler } from '#scripts/build/build-pages.ts';
import { pipelineHash, pipelineModules } from '#scripts/content/compile/pipeline.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const SOURCES = ['content', 'client', 'worker', 'scripts', 'package.json', 'package-lock.json'];
const entryPoints = pipelineModules(siteCompiler(newProcesses()).pipeline);

let root: string;
let unchanged: string;

beforeAll(async () => {
  root = await temporaryFolder();
  const isCode = (file: string) => !/\.(mdx|svg|png|woff2)$/.test(file);
  for (const source of SOURCES)
    await cp(join(projectRoot, source), join(root, source), { recursive: true, filter: isCode });
  unchanged = await pipelineHash({ projectRoot: root, entryPoints });
});

/** `true` if pages are compiled again when `to` replaces the first `from` in a file. */
const isNoticed = async (file: string, from: string, to: string): Promise<boolean> => {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(from);
  await writeFile(path, source.replace(from, to));
  const hash = await pipelineHash({ projectRoot: root, entryPoints });
  await writeFile(path, source);
  return hash !== unchanged;
};

const ADDED = "export const ADDED = 'x';\nexport const";
test.each([
  ['a check of the front matter', true, 'worker/model/page-meta.ts', '160', '170'],
  ['a message', true, 'scripts/content/problems/problem.ts', '60', '70'],
  ['a component', true, 'scripts/components/blocks.tsx', 'class="', 'class="new '],
  ['a text in a component', true, 'content/messages.ts', 'Show accepted values', 'Show the values'],
  ['a key of a stack file', true, 'content/configuration.tsv', 'The region', 'A region'],
  ['the version of a package', true, 'package-lock.json', '"version": "', '"version": "9'],
  ['a text of the shell', false, 'content/messages.ts', 'Star on GitHub', 'A star on GitHub, zzzzzzzzzz'],
  ['a value that nothing uses', false, 'content/messages.ts', 'export const', ADDED],
  ['a comment', false, 'scripts/components/blocks.tsx', 'export const', '// A reason.\nexport const'],
  ['the layout', false, 'worker/layout/html.tsx', 'icon', 'symbol'],
])('after a change of %s, pages are compiled again: %s', async (_, expected, file, from, to) => {
  expect(await isNoticed(file, from, to)).toBe(expected);
});
