import { expect, test } from 'vitest';
import { BUCKET, filesOf } from '#tests/scripts/content/symbols/test-library.ts';
import { block, found, SamplesSite } from './samples-site.ts';

const LIBRARY = "import { bucket } from '@nitric/sdk'\n\n";
const V1 = `${LIBRARY}bucket('files').allow('read')`;
const V0 = `${LIBRARY}bucket('files').for('reading')`;
const NO_ALLOW =
  "The sample does not fit @nitric/sdk 0.15.0: Property 'allow' does not exist on type 'BucketResource'.";
const misfit = (message: string) => `The sample does not fit @nitric/sdk 1.2.2: ${message}`;

const UNTYPED = "import '@nitric/sdk'\n\nexport const double = (n) => n * 2";
const WRONG = "import '@nitric/sdk'\n\nlet a: string = 1";
const NOT_A_STRING = misfit("Type 'number' is not assignable to type 'string'.");

const upgrade = (deleted: string, inserted: string) =>
  block('typescript del={3} ins={4}', `${LIBRARY}${deleted}\n${inserted}`);
const [OLD, OWN] = ["bucket('files').for('reading')", "bucket('files').allow('read')"];

const changedFile = (name: string) => [
  block('typescript title="a.ts"', 'export const a = 1'),
  block('typescript title="b.ts"', `${LIBRARY}bucket('b')`),
  block('typescript title="b.ts"', `import { ${name} } from './a.js'\n\nconsole.log(${name})`),
];
const STORE = block('typescript title="lib/store.ts"', 'export const find = (id: string): string => id');
const store = (name: string) =>
  block(
    'typescript title="services/a.ts"',
    `import { ${name} } from '../lib/store'\n\nexport const note = ${name}('a')`,
  );
const twice = (code: string) => block('typescript title="a.ts"', `import '@nitric/sdk'\n${code}`);
const NEWER = `import { job, Lifecycle, LifecycleStage } from '@nitric/sdk'

job('resize').handler((ctx) => {
  ctx.res.success = Lifecycle.is([LifecycleStage.Cloud])
}, { cpus: 1, memory: 512, gpus: 0 })`;

/** What is checked, the page, its blocks, and the problems, each at its line and column. */
const PAGES: readonly [what: string, page: string, blocks: string[], ...problems: string[]][] = [
  [
    'an unknown name',
    'unknown',
    [block('typescript', `${V1}\nconst a = allow`)],
    `10:11 ${misfit("Cannot find name 'allow'.")}`,
  ],
  [
    'version 0',
    'reference/nodejs/v0/index',
    [block('typescript', V1), block('typescript', V0)],
    `9:17 ${NO_ALLOW}`,
  ],
  [
    'both sides of an upgrade',
    'support/upgrade',
    [upgrade(OLD, OWN), upgrade(OWN, OWN)],
    `16:17 ${NO_ALLOW}`,
  ],
  ['JavaScript without types', 'javascript', [block('javascript', UNTYPED)]],
  [
    'TypeScript without types',
    'typescript',
    [block('typescript', UNTYPED)],
    `9:24 ${misfit("Parameter 'n' implicitly has an 'any' type.")}`,
  ],
  ['a file that changes', 'changed', changedFile('a')],
  [
    'a file that changes for the worse',
    'changed-wrong',
    changedFile('b'),
    `17:10 ${misfit("Module '\"./a.js\"' has no exported member 'b'.")}`,
  ],
  [
    'a problem in JavaScript',
    'javascript-wrong',
    [block('javascript', `${LIBRARY}bucket('x').no()`)],
    `9:13 ${misfit("Property 'no' does not exist on type 'BucketResource'.")}`,
  ],
  ['code for a browser', 'browser', [block('typescript', 'document.title = window.name')]],
  ['a page', 'a-b', [block('typescript', WRONG)], `9:5 ${NOT_A_STRING}`],
  ['a page with the same letters in its path', 'a/b', [block('typescript', WRONG)], `9:5 ${NOT_A_STRING}`],
  ['a fragment', 'fragment', [block('typescript fragment', 'f(')]],
  ['what the package does not have yet', 'newer', [block('typescript', NEWER)]],
  ['a file of the page', 'files', [STORE, store('find')]],
  [
    'a file of the page without the name',
    'files-wrong',
    [STORE, store('search')],
    `11:10 ${misfit("Module '\"../lib/store\"' has no exported member 'search'.")}`,
  ],
  [
    'a file of another page',
    'other',
    [store('find')],
    `7:22 ${misfit("Cannot find module '../lib/store' or its corresponding type declarations.")}`,
  ],
  [
    'one title twice',
    'twice',
    [twice('export const a: number = 1'), twice("export const a: number = ''")],
    `13:14 ${misfit("Type 'string' is not assignable to type 'number'.")}`,
  ],
];

/** The data of a library with a symbol for each sample. */
const library = (name: string, ...samples: (string | object)[]): Record<string, string> => {
  const files = filesOf(samples.map((sample, index) => ({ ...BUCKET, id: `bucket${index}`, sample })));
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]));
};
const BY_LANGUAGE = { typescript: "import '@nitric/sdk'\nlet a: string = 1\n", python: 'f(\n' };
const DATA = {
  ...library('nodejs-v0', V1),
  ...library('nodejs-v1', BY_LANGUAGE, V1.slice(0, -1)),
};
const IN_DATA = [
  `symbols/nodejs-v0/storage.yaml:14:23 ${NO_ALLOW}`,
  `symbols/nodejs-v1/storage.yaml:14:13 ${NOT_A_STRING}`,
  'symbols/nodejs-v1/storage.yaml:16:10 The Python code does not parse: `(` is not closed.',
  'symbols/nodejs-v1/storage.yaml:27:28 The TypeScript code does not parse: `(` is not closed.',
];

test('each sample is checked with those that it may import, and against its version of the library', async () => {
  const pages = Object.fromEntries(PAGES.map(([, name, blocks]) => [`${name}.mdx`, blocks.join('\n\n')]));
  const problems = found(await (await SamplesSite.create(pages, DATA)).check());
  const ofPage = (name: string) => problems.filter((problem) => problem.startsWith(`pages/${name}.mdx:`));
  expect(PAGES.map(([what, name]) => [what, ...ofPage(name)])).toEqual(
    PAGES.map(([what, name, , ...expected]) => [what, ...expected.map((one) => `pages/${name}.mdx:${one}`)]),
  );
  expect(problems.filter((problem) => /^symbols.* The /.test(problem))).toEqual(IN_DATA);
});

test('a problem has the advice that fits the error of the compiler', async () => {
  const lines = ['const files = allow', "import a from 'no-such-package'", "bucket('a').no()"];
  const site = await SamplesSite.create({ 'a.mdx': block('typescript', `${V1}\n${lines.join('\n')}`) });
  const { problems } = await site.check();
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Import it, or declare it.',
    expect.stringMatching(/^Correct the name\. A package needs its types in devDependencies,/),
    expect.stringMatching(/^Correct the sample\. The declarations are in /),
  ]);
});
