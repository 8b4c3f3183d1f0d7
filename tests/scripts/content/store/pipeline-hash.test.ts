import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pipelineHash } from '#scripts/content/store/pipeline-hash.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const SOURCES = ['content', 'client', 'worker', 'scripts', 'package.json', 'package-lock.json'];
const ENTRY = 'scripts/build/compile-task.ts';

let root: string;
let unchanged: string;

/** The hash of a copy of the project in which `to` replaces the first `from` in a file. */
const hashWith = async (file: string, from: string, to: string): Promise<string> => {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(from);
  await writeFile(path, source.replace(from, to));
  const hash = await pipelineHash({ projectRoot: root, entryPoints: [ENTRY] });
  await writeFile(path, source);
  return hash;
};

beforeAll(async () => {
  root = await temporaryFolder();
  const isCode = (file: string) => !/\.(mdx|svg|png|woff2)$/.test(file);
  for (const source of SOURCES)
    await cp(join(projectRoot, source), join(root, source), { recursive: true, filter: isCode });
  unchanged = await pipelineHash({ projectRoot: root, entryPoints: [ENTRY] });
});

describe('the hash of the pipeline changes with', () => {
  test.each([
    ['a text in pages', 'content/messages.ts', 'Show accepted values', 'Show the values'],
    ['an icon of cards', 'content/icon-names.ts', "  'home',\n", ''],
    ['a check of the front matter', 'worker/page/front-matter.ts', '160', '170'],
    ['a component', 'scripts/components/steps.tsx', 'class="', 'class="new '],
    ['a stage', 'scripts/content/problems/shortened.ts', '60', '70'],
    ['the version of a package', 'package-lock.json', '"version": "', '"version": "9'],
  ])('%s', async (_, file, from, to) => {
    expect(await hashWith(file, from, to)).not.toBe(unchanged);
  });
});

describe('the hash of the pipeline does not change with', () => {
  test.each([
    ['a text of the shell', 'content/messages.ts', 'Star on GitHub', 'A star on GitHub, zzzzzzzzzz'],
    [
      'a new text',
      'content/messages.ts',
      'export const COPIED',
      "export const NEW = 'x';\nexport const COPIED",
    ],
    ['a comment', 'content/messages.ts', 'export const', '/** A remark. */\nexport const'],
    [
      'a comment in a component',
      'scripts/components/steps.tsx',
      'export const',
      '// A reason.\nexport const',
    ],
    ['the layout', 'worker/layout/icon.tsx', 'icon', 'symbol'],
    ['nothing', ENTRY, '', ''],
  ])('%s', async (_, file, from, to) => {
    expect(await hashWith(file, from, to)).toBe(unchanged);
  });
});
