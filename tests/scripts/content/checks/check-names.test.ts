import { describe, expect, test } from 'vitest';
import type { OtherName } from '#content/other-names.ts';
import { checkNames } from '#scripts/content/checks/check-names.ts';
import { NO_POSITION } from '#scripts/content/problems/problem.ts';
import { siteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { compileBody, FRONT_MATTER, mistakesIn } from '#tests/scripts/content/compile-body.ts';
import { BUCKET, BUCKET_TYPE, testLibrary } from '#tests/scripts/content/symbols/test-library.ts';
import { found, page } from '#tests/scripts/content/test-site.ts';

const ALLOW = {
  id: 'bucket-allow',
  name: 'allow',
  kind: 'method',
  signature: "allow(permission: 'read' | 'write'): Bucket",
  summary: 'Requests a permission.',
  errors: [],
};
const nodejs = testLibrary('nodejs-v1', [
  BUCKET,
  { ...BUCKET_TYPE, members: [...BUCKET_TYPE.members, ALLOW] },
]);
const go = testLibrary('go-v1', [{ ...BUCKET, name: 'NewBucket' }], {
  module: 'github.com/nitrictech/go-sdk/nitric',
  language: 'go',
});
const python = testLibrary('python-v1', [BUCKET], { module: 'nitric.resources.storage', language: 'python' });
const symbols = siteSymbols([nodejs, python, go]);
const FRONT_LINES = FRONT_MATTER.split('\n').length - 1;

interface Options {
  address?: string;
  otherNames?: readonly OtherName[];
}

/** The problems of a page's names. The first line of the body is line 1. */
const problemsOf = async (body: string, { address = '/storage', otherNames = [] }: Options = {}) => {
  const { facts } = await compileBody(body, undefined, { address, symbols });
  const problems = await checkNames([facts], {
    symbols,
    otherNames,
    projectRoot: '/project',
    references: ['nodejs', 'python', 'go'],
  });
  return problems.map(
    ({ line, column, message, hint }) => `${line - FRONT_LINES}:${column} ${message} | ${hint}`,
  );
};

describe('a page is mended if it names', () => {
  test.each(mistakesIn(new URL('names.tsv', import.meta.url)))('%s', async (code, problem) => {
    expect(await problemsOf(`A \`${code}\`.`)).toEqual([`1:3 ${problem}`]);
  });

  test.each([
    ['nitric --help'],
    ['nitric help stack new'],
    ['nitric up --ci -s dev --env-file=.env.dev'],
    ['nitric completion zsh > nitric.zsh'],
    ['NITRIC_ENVIRONMENT=build'],
    ['"read"'],
    ['GITHUB_TOKEN'],
    [".allow('read')"],
    ['apis.<name>.port'],
    ['config.default.lambda.memory'],
    ['bucket.list()'],
    ['NewBucket'],
    ['nitric.resources'],
    ['NotFoundError'],
    ['import("a")'],
    ['HANDLER'],
    ['pubsub.topics.attachSubscription'],
  ])('nothing but %s, it is right', async (code) => {
    expect(await problemsOf(`A \`${code}\`.`)).toEqual([]);
  });
});

test('a reference page names only its own library', async () => {
  const body = 'Use `NewBucket(name)`.';
  expect(await problemsOf(body, { address: '/reference/go' })).toEqual([]);
  expect(await problemsOf(body, { address: '/reference/nodejs' })).toEqual([
    expect.stringMatching(
      /^1:5 `NewBucket` is not a name of the Node.js library\. \| Did you mean `bucket`\?/,
    ),
  ]);
});

test('a word in quotes may be anything, even where it is wrong as a permission of a call', async () => {
  expect(await problemsOf('`"erase"` and `.allow("erase")`')).toEqual([
    expect.stringMatching(/^1:15 `erase` is not a permission\./),
  ]);
});

describe('a name in a code block of the page', () => {
  test.each([
    ['typescript', 'class Ledger {\n  static openBooks() {}\n}', '`Ledger.openBooks()` and `openBooks`'],
    ['bash', 'uv sync --all-extras', '`--all-extras`'],
    ['ini', 'PULUMI_CONFIG_PASS=a', '`PULUMI_CONFIG_PASS`'],
    ['sql', 'SELECT done_at FROM todos;', '`done_at`'],
  ])('is no mistake in a sentence: %s', async (language, code, sentence) => {
    expect(await problemsOf(sentence)).not.toEqual([]);
    expect(await problemsOf(`${sentence}\n\n\`\`\`${language}\n${code}\n\`\`\``)).toEqual([]);
  });

  test.each([
    ['ini', 'NITRIC_HOEM=a', 'NITRIC_HOEM', 'Did you mean `NITRIC_HOME`?'],
    ['typescript', 'const lists = 1', 'bucket.lists()', 'Did you mean `list`?'],
  ])('is a mistake if it must be one of Nitric: %s', async (language, code, name, hint) => {
    const problems = await problemsOf(`\`${name}\`\n\n\`\`\`${language}\n${code}\n\`\`\``);
    expect(problems).toEqual([expect.stringContaining(hint)]);
  });
});

test('other names are not mistakes, and those that no page needs are', async () => {
  const otherNames = [
    { name: 'app.listen', of: 'Express' },
    { name: 'bucket.list', of: 'nothing' },
  ];
  expect(await problemsOf('`app.listen()` and `bucket.list()`', { otherNames })).toEqual([
    `${NO_POSITION.line - FRONT_LINES}:${NO_POSITION.column} No page needs the name \`bucket.list\`. | Remove its record.`,
  ]);
});

test('names of libraries are not checked before every library has its symbols', async () => {
  const { facts } = await compileBody('`a.lists()`, `NITRIC_A`, `--zzz`', undefined, { symbols });
  const problems = await checkNames([facts], { symbols, otherNames: [], projectRoot: '/project' });
  expect(problems.map(({ message }) => message)).toEqual(['`--zzz` is not a flag of any command.']);
});

describe('in code blocks', () => {
  test('lines of a shell that start with nitric are commands', async () => {
    expect(await problemsOf('```bash\nnpm install\nnitric upp\n```')).toEqual([
      '3:1 `nitric upp` is not a command of the CLI. | Did you mean `nitric up`?',
    ]);
  });

  test('output is no command', async () => {
    expect(await problemsOf('```bash\n$ nitric down -x\nnitric is done\n```')).toEqual([
      '2:3 `nitric down` has no flag `-x`. | Write `--stack`, `--yes`, `--ci`, or `--help`.',
    ]);
  });

  test.each([
    ['nitric.yaml', 'name: a\nservices:\n  - match: a.ts\n    strat: b', '4:5 services[].strat nitric.yaml'],
    ['nitric.dev.yaml', 'provider: nitric/aws@1.27.6\nregoin: b', '2:1 regoin a stack file for nitric/aws'],
    ['local.nitric.yaml', 'apis:\n  main:\n    prot: 1', '3:5 apis.main.prot local.nitric.yaml'],
    ['nitric.yaml', 'websites:\n  - build:\n      commandd: a', '3:7 websites[].build.commandd nitric.yaml'],
    [
      'nitric.dev.yaml',
      'provider: nitric/aws@1.27.6\nconfig:\n  default:\n    lambda:\n      memmory: 1',
      '5:7 config.default.lambda.memmory a stack file for nitric/aws',
    ],
  ])('the keys of %s are known', async (title, code, expected) => {
    const [place, key, file] = /^(\S+) (\S+) (.+)$/.exec(expected)?.slice(1) ?? [];
    const [line, column] = (place ?? '').split(':').map(Number);
    const [problem = '', ...more] = await problemsOf(`\`\`\`yaml title="${title}"\n${code}\n\`\`\``);
    expect(more).toEqual([]);
    expect(problem).toMatch(`${(line ?? 0) + 1}:${column} \`${key}\` is not a key of ${file}. | `);
  });

  test.each([
    ['nitric.yaml', 'name: a\nruntimes:\n  any:\n    dockerfile: a\n    args:\n      ANY: b'],
    ['nitric.yaml', 'name: a\nhandlers:\n  - a.js'],
    ['nitric.dev.yaml', 'provider: nitric/awstf@1.27.6\nbackend:\n  s3:\n    bucket: a'],
    ['nitric.dev.yaml', 'provider: custom/spaces@0.0.1\nanything: a'],
    ['pubspec.yaml', 'anything: a'],
    [
      'nitric.dev.yaml',
      'provider: nitric/aws@1.27.6\ntags:\n  team: a\nconfig:\n  big:\n    lambda:\n      memory: 1',
    ],
  ])('%s has no mistake: %j', async (title, code) => {
    expect(await problemsOf(`\`\`\`yaml title="${title}"\n${code}\n\`\`\``)).toEqual([]);
  });

  test('a value is one of those that its key accepts', async () => {
    const code = 'preview:\n  - websites\n  - batch-servicess';
    expect(await problemsOf(`\`\`\`yaml title="nitric.yaml"\n${code}\n\`\`\``)).toEqual([
      '4:5 `batch-servicess` is not a value of `preview`. | Did you mean `batch-services`?',
    ]);
  });

  test('removed lines are not checked', async () => {
    expect(await problemsOf('```yaml title="nitric.yaml" del={1}\nold: a\nname: a\n```')).toEqual([]);
  });
});

test('on pages about configuration, words with hyphens and properties are keys', async () => {
  const body =
    'A `gpu-count` and `aws-tf`.\n\n<Properties>\n<Property name="cdn.domain" type="a">b</Property>\n<Property name="regoin" type="a">b</Property>\n</Properties>';
  const address = '/reference/providers/gcp';
  expect(await problemsOf(body, { address })).toEqual([
    '1:3 `gpu-count` is not a key of a configuration file. | Correct it, or add it to content/configuration.',
    '5:1 `regoin` is not a key of a configuration file. | Did you mean `region`?',
  ]);
  expect(await problemsOf(body)).toEqual([]);
});

test('a build reports unknown names with their file', async () => {
  expect(await found({ 'a.mdx': page('A', 'Run `nitric upp`.') }, { otherNames: [] })).toEqual([
    'pages/a.mdx:6:5 `nitric upp` is not a command of the CLI. | Did you mean `nitric up`?',
  ]);
});
