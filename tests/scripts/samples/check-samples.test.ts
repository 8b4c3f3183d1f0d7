import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageSamples } from '#scripts/samples/page-samples.ts';
import { countsLine } from '#scripts/samples/sample-counts.ts';
import { typeCheck } from '#scripts/samples/type-check.ts';
import { typedFiles } from '#scripts/samples/type-project.ts';
import { page } from '#tests/scripts/content/test-site.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { block, FIRST_LINE, found, foundIn, SamplesSite } from './samples-site.ts';

const MISFIT = 'The sample does not fit @nitric/sdk';
const V1 = "import { bucket } from '@nitric/sdk'\n\nbucket('files').allow('read')";
const V0 = "import { bucket } from '@nitric/sdk'\n\nbucket('files').for('reading')";
const V0_WITHOUT_ALLOW = `3:17 ${MISFIT} 0.15.0: Property 'allow' does not exist on type 'BucketResource'.`;

const shifted = (file: string, problem: string) =>
  problem.replace(/^\d+/, (line) => `${file}:${Number(line) + FIRST_LINE - 1}`);

describe('a sample', () => {
  test.each([
    [2304, 'const files = allow', 'Import it, or declare it.'],
    [
      2307,
      "import a from 'no-such-package'",
      'Correct the name. A package needs its types in devDependencies,',
    ],
    [2339, "bucket('a').no()", 'Correct the sample. The declarations are in '],
  ])('has advice for the error %i of the compiler', async (_, line, advice) => {
    const site = await SamplesSite.create({ 'a.mdx': block('typescript', `${V1}\n${line}`) });
    const { problems } = await site.check();
    expect(problems.map(({ cure }) => cure)).toEqual([expect.stringContaining(advice)]);
  });

  test('of a page about version 0 is checked against version 0', async () => {
    expect(
      await foundIn({
        'reference/nodejs/v0/index.mdx': [block('typescript', V1), block('typescript', V0)].join('\n\n'),
      }),
    ).toEqual([shifted('pages/reference/nodejs/v0/index.mdx', V0_WITHOUT_ALLOW)]);
  });

  test('of the upgrade page is checked against version 0 before the change, and version 1 after it', async () => {
    const change = (deleted: string, inserted: string) =>
      block('typescript del={3} ins={4}', `import { bucket } from '@nitric/sdk'\n\n${deleted}\n${inserted}`);
    const [old, own] = ["bucket('files').for('reading')", "bucket('files').allow('read')"];
    expect(await foundIn({ 'support/upgrade.mdx': change(old, own) })).toEqual([]);
    expect(await foundIn({ 'support/upgrade.mdx': change(own, `${own}.files()`) })).toEqual([
      shifted('pages/support/upgrade.mdx', V0_WITHOUT_ALLOW),
    ]);
  });

  test('of a data file is checked against the version of its folder, and its first mistake is at its line', async () => {
    const data = (sample: string) => `symbols:
  - id: bucket
    members:
      - id: bucket-allow
        sample: |
${sample.replaceAll(/^/gm, '          ')}
`;
    const about = 'language: typescript\n';
    expect(
      await foundIn(
        {},
        {
          'nodejs-v0/library.yaml': about,
          'nodejs-v0/storage.yaml': data(V1),
          'nodejs-v1/library.yaml': about,
          'nodejs-v1/storage.yaml': data(V1.replace("'read')", "'read'")),
        },
      ),
    ).toEqual([
      `symbols/nodejs-v0/storage.yaml:8:27 ${V0_WITHOUT_ALLOW.replace(/^\S+ /, '')}`,
      'symbols/nodejs-v1/storage.yaml:8:32 The TypeScript code does not parse: `(` is not closed.',
    ]);
  });

  test('by language is checked in each', async () => {
    const data =
      "symbols:\n  - sample:\n      typescript: |\n        import '@nitric/sdk'\n        let a: string = 1\n      python: |\n        f(\n";
    expect(await foundIn({}, { 'nodejs-v1/a.yaml': data })).toEqual([
      `symbols/nodejs-v1/a.yaml:5:13 ${MISFIT} 1.2.2: Type 'number' is not assignable to type 'string'.`,
      'symbols/nodejs-v1/a.yaml:7:10 The Python code does not parse: `(` is not closed.',
    ]);
  });

  test('in JavaScript needs no types', async () => {
    const code = "import '@nitric/sdk'\n\nexport const double = (n) => n * 2";
    expect(await foundIn({ 'a.mdx': block('javascript', code) })).toEqual([]);
    expect(await foundIn({ 'a.mdx': block('typescript', code) })).toHaveLength(1);
  });

  test('that changes a file of the page is checked with the other files', async () => {
    const body = (name: string) =>
      [
        block('typescript title="a.ts"', 'export const a = 1'),
        block('typescript title="b.ts"', "import { bucket } from '@nitric/sdk'\n\nbucket('b')"),
        block('typescript title="b.ts"', `import { ${name} } from './a.js'\n\nconsole.log(${name})`),
      ].join('\n\n');
    expect(await foundIn({ 'a.mdx': body('a') })).toEqual([]);
    expect(await foundIn({ 'a.mdx': body('b') })).toEqual([expect.stringMatching(/has no exported member/)]);
  });

  test('that does not use the library may be for a browser', async () => {
    expect(await foundIn({ 'a.mdx': block('typescript', 'document.title = window.name') })).toEqual([]);
  });

  test('is checked even if another page has a path of the same letters', async () => {
    const wrong = block('typescript', "import '@nitric/sdk'\n\nlet a: string = 1");
    expect(await foundIn({ 'a-b.mdx': wrong, 'a/b.mdx': wrong })).toEqual([
      expect.stringContaining('pages/a-b.mdx:9:5'),
      expect.stringContaining('pages/a/b.mdx:9:5'),
    ]);
  });

  test('may be a fragment', async () => {
    expect(await foundIn({ 'a.mdx': block('typescript fragment', 'f(') })).toEqual([]);
  });

  test('may use what the library has and the package has not yet', async () => {
    const code = `import { job, Lifecycle, LifecycleStage } from '@nitric/sdk'

job('resize').handler((ctx) => {
  ctx.res.success = Lifecycle.is([LifecycleStage.Cloud])
}, { cpus: 1, memory: 512, gpus: 0 })`;
    expect(await foundIn({ 'a.mdx': block('typescript', code) })).toEqual([]);

    const { samples } = pageSamples({
      path: pagePath('/a'),
      file: 'a',
      sourceFile: 'a',
      source: page('A', block('typescript', code)),
    });
    const workFolder = join(await temporaryFolder(), 'work');
    const problems = await typeCheck(typedFiles('a', samples), { workFolder, withAdditions: false });
    expect(problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining(
        ['job', 'Lifecycle', 'LifecycleStage'].map(
          (name) => `${MISFIT} 1.2.2: Module '"@nitric/sdk"' has no exported member '${name}'.`,
        ),
      ),
    );
  });
});

describe('the samples of a page', () => {
  const store = 'export const find = (id: string): string => id';
  const use = (name: string) => `import { ${name} } from '../lib/store'\n\nexport const note = ${name}('a')`;

  test('are one project, so they may import each other', async () => {
    const body = (name: string) =>
      [
        block('typescript title="lib/store.ts"', store),
        block('typescript title="services/a.ts"', use(name)),
      ].join('\n\n');
    expect(await foundIn({ 'a.mdx': body('find') })).toEqual([]);
    expect(await foundIn({ 'a.mdx': body('search') })).toEqual([
      `pages/a.mdx:11:10 ${MISFIT} 1.2.2: Module '"../lib/store"' has no exported member 'search'.`,
    ]);
  });

  test('do not see those of other pages', async () => {
    expect(
      await foundIn({
        'a.mdx': block('typescript title="lib/store.ts"', store),
        'b.mdx': block('typescript title="services/a.ts"', use('find')),
      }),
    ).toHaveLength(1);
  });

  test('may have one title more than once', async () => {
    const file = (code: string) => block('typescript title="a.ts"', `import '@nitric/sdk'\n${code}`);
    expect(
      await foundIn({
        'a.mdx': `${file('export const a: number = 1')}\n\n${file("export const a: number = ''")}`,
      }),
    ).toEqual([`pages/a.mdx:13:14 ${MISFIT} 1.2.2: Type 'string' is not assignable to type 'number'.`]);
  });
});

describe('a second check', () => {
  test('checks only what changed, and still reports the rest', async () => {
    const wrong = block('python', 'f(');
    const site = await SamplesSite.create({ 'a.mdx': wrong, 'b.mdx': wrong });
    expect(await site.check()).toMatchObject({ checked: 2, unchanged: 0 });
    await site.writePage('b.mdx', block('python', 'f()'));
    const check = await site.check();
    expect(check).toMatchObject({ checked: 1, unchanged: 1 });
    expect(found(check)).toEqual([expect.stringMatching(/^pages\/a\.mdx:7:2 /)]);
  });
});

test('the counts are of blocks, not of their sides', async () => {
  const site = await SamplesSite.create({
    'a.mdx': [
      block('typescript del={1} ins={2}', "import a from '@nitric/sdk'\nimport a from '@nitric/sdk'"),
      block('text', 'a'),
      block('go fragment', 'f('),
      block('yaml', 'a: 1'),
    ].join('\n\n'),
  });
  expect(countsLine((await site.check()).counts)).toBe(
    '4 blocks: 2 parsed, 1 type-checked, 1 fragments (25.0 %)',
  );
});
