import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteCompiler } from '#scripts/build/compiler.ts';
import { type Pipeline, readPipeline } from '#scripts/content/store/pipeline.ts';
import { pipelineHashes } from '#scripts/content/store/pipeline-hash.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { type Once, SINGLE_RUN } from '#scripts/steps/step.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const SOURCES = ['content', 'client', 'worker', 'scripts', 'package.json', 'package-lock.json'];

const compiler = siteCompiler();
const names = [...compiler.components.keys()];

let root: string;
let unchanged: Pipeline;

/** The pipeline of a copy of the project in which `to` replaces the first `from` in a file. */
const pipelineWith = async (file: string, from: string, to: string): Promise<Pipeline> => {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(from);
  await writeFile(path, source.replace(from, to));
  const pipeline = await readPipeline(root, compiler);
  await writeFile(path, source);
  return pipeline;
};

const changedComponents = ({ hashOf }: Pipeline): string[] =>
  names.filter((name) => hashOf([name]) !== unchanged.hashOf([name]));

beforeAll(async () => {
  root = await temporaryFolder();
  const isCode = (file: string) => !/\.(mdx|svg|png|woff2)$/.test(file);
  for (const source of SOURCES)
    await cp(join(projectRoot, source), join(root, source), { recursive: true, filter: isCode });
  unchanged = await readPipeline(root, compiler);
});

describe('all pages are compiled again after a change of', () => {
  test.each([
    ['a check of the front matter', 'worker/page/front-matter.ts', '160', '170'],
    ['advice about unknown tags', 'scripts/components/html-cures.ts', 'Write', 'Please write'],
    ['a stage', 'scripts/content/problems/shortened.ts', '60', '70'],
    ['the version of a package', 'package-lock.json', '"version": "', '"version": "9'],
  ])('%s', async (_, file, from, to) => {
    expect((await pipelineWith(file, from, to)).hash).not.toBe(unchanged.hash);
  });
});

describe('only the pages with certain components are compiled again after a change of', () => {
  test.each([
    [
      'a text in a component',
      'content/messages.ts',
      'Show accepted values',
      'Show the values',
      ['Properties', 'Symbols'],
    ],
    ['a component', 'scripts/components/steps.tsx', 'class="', 'class="new ', ['Steps', 'Step']],
    [
      'a file that components import',
      'scripts/components/diagram/sizes.ts',
      'export const',
      'export const ADDED = globalThis.added = 1;\nexport const',
      ['Deploys', 'Diagram'],
    ],
  ])('%s', async (_, file, from, to, expected) => {
    const changed = await pipelineWith(file, from, to);
    expect(changed.hash).toBe(unchanged.hash);
    expect(changedComponents(changed)).toEqual(expect.arrayContaining(expected));
    expect(changedComponents(changed)).not.toContain('Note');
  });
});

describe('no page is compiled again after a change of', () => {
  test.each([
    ['a text of the shell', 'content/messages.ts', 'Star on GitHub', 'A star on GitHub, zzzzzzzzzz'],
    [
      'a new text',
      'content/messages.ts',
      'export const COPIED',
      "export const UNUSED_TEXT = 'x';\nexport const COPIED",
    ],
    ['a comment', 'content/messages.ts', 'export const', '/** A remark. */\nexport const'],
    [
      'a comment in a component',
      'scripts/components/steps.tsx',
      'export const',
      '// A reason.\nexport const',
    ],
    ['the layout', 'worker/layout/icon.tsx', 'icon', 'symbol'],
    ['nothing', 'scripts/build/compile-task.ts', '', ''],
  ])('%s', async (_, file, from, to) => {
    const changed = await pipelineWith(file, from, to);
    expect(changed.hash).toBe(unchanged.hash);
    expect(changedComponents(changed)).toEqual([]);
  });
});

test('every module of the compiler counts', async () => {
  const counted = new Set<string>();
  const reads = (files: readonly string[]) => files.forEach((file) => void counted.add(file));
  const once: Once = (step, options) => step(options, { reads, once });
  await readPipeline(projectRoot, compiler, { reads, once });
  const used: string[] = [];
  const entryPoints = ['scripts/build/compile-task.ts'];
  await pipelineHashes(
    { projectRoot, entryPoints },
    { ...SINGLE_RUN, reads: (files) => void used.push(...files) },
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((file) => !counted.has(file)).sort()).toEqual([
    'scripts/build/compile-task.ts',
    'scripts/build/symbols-of-process.ts',
    'scripts/components/vocabulary.ts', // the names of the components, which are recorded by page
  ]);
});
