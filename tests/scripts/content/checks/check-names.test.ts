import { expect, test } from 'vitest';
import { checkNames } from '#scripts/content/checks/check-names.ts';
import type { OtherName, SiteRules } from '#scripts/content/checks/site-pages.ts';
import { siteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { compileBody, FRONT_MATTER, problemsIn } from '#tests/scripts/content/compile-body.ts';
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

const RULES: SiteRules = {
  projectRoot: '/project',
  siteOrigin: '',
  menus: [],
  redirects: '',
  subjectExceptions: [],
  otherNames: [],
};

interface Options {
  address?: string;
  otherNames?: readonly OtherName[];
}

/** The problems of a page's names. The first line of the body is line 1. */
const problemsOf = async (body: string, { address = '/storage', otherNames = [] }: Options = {}) => {
  const { facts } = await compileBody(body, undefined, { address, symbols });
  const rules = { ...RULES, otherNames, references: ['nodejs', 'python', 'go'] } as const;
  const problems = checkNames({ facts: [facts], symbols, rules });
  return problems.map(
    ({ line, column, message, hint }) => `${line - FRONT_LINES}:${column} ${message} | ${hint}`,
  );
};

/** Bodies of pages, each with its only problem, and some with the address of their page. */
test.each(problemsIn(new URL('names.tsv', import.meta.url)))('%j', async (body, problem, address) => {
  expect(await problemsOf(body, address ? { address } : {})).toEqual([problem]);
});

const yaml = (title: string, code: string): string => `\`\`\`yaml title="${title}"\n${code}\n\`\`\``;

test.each([
  ...['nitric --help', 'nitric help stack new', 'nitric up --ci -s dev --env-file=.env.dev'],
  ...['nitric completion zsh > nitric.zsh', 'NITRIC_ENVIRONMENT=build', '"read"', 'GITHUB_TOKEN'],
  ...[".allow('read')", 'apis.<name>.port', 'config.default.lambda.memory', 'bucket.list()', 'NewBucket'],
  ...['nitric.resources', 'NotFoundError', 'import("a")', 'HANDLER', 'pubsub.topics.attachSubscription'],
])('nothing is wrong with %s', async (code) => {
  expect(await problemsOf(`A \`${code}\`.`)).toEqual([]);
});

test.each([
  yaml('nitric.yaml', 'name: a\nruntimes:\n  any:\n    dockerfile: a\n    args:\n      ANY: b'),
  yaml('nitric.yaml', 'name: a\nhandlers:\n  - a.js'),
  '```yaml title="nitric.yaml" del={1}\nold: a\nname: a\n```',
  yaml('nitric.dev.yaml', 'provider: nitric/awstf@1.27.6\nbackend:\n  s3:\n    bucket: a'),
  yaml('nitric.dev.yaml', 'provider: custom/spaces@0.0.1\nanything: a'),
  yaml('pubspec.yaml', 'anything: a'),
  yaml('nitric.dev.yaml', 'provider: nitric/aws@1.27.6\nconfig:\n  big:\n    lambda:\n      memory: 1'),
  'On this page, `gpu-count` and `aws-tf` are no keys.',
  '`Ledger.openBooks()` and `openBooks`\n\n```typescript\nclass Ledger {\n  static openBooks() {}\n}\n```',
  '`--all-extras`\n\n```bash\nuv sync --all-extras\n```',
  '`PULUMI_CONFIG_PASS`\n\n```ini\nPULUMI_CONFIG_PASS=a\n```',
  '`done_at`\n\n```sql\nSELECT done_at FROM todos;\n```',
])('nothing is wrong with the body %j', async (body) => {
  expect(await problemsOf(body)).toEqual([]);
});

test('a reference page may name its own library', async () => {
  expect(await problemsOf('Use `NewBucket(name)`.', { address: '/reference/go' })).toEqual([]);
});

test('other names are no problems, and those that no page needs, or that are listed twice, are', async () => {
  const otherNames = [
    { name: 'app.listen', line: 1 },
    { name: 'bucket.list', line: 2 },
    { name: 'app.listen', line: 3 },
  ];
  expect(await problemsOf('`app.listen()` and `bucket.list()`', { otherNames })).toEqual([
    `${2 - FRONT_LINES}:1 No page uses the name \`bucket.list\`. | Remove the line.`,
    `${3 - FRONT_LINES}:1 No page uses the name \`app.listen\`. | Remove the line.`,
  ]);
});

test('names of libraries are not checked before every library has its symbols', async () => {
  const { facts } = await compileBody('`a.lists()`, `NITRIC_A`, `--zzz`', undefined, { symbols });
  const problems = checkNames({ facts: [facts], symbols, rules: RULES });
  expect(problems.map(({ message }) => message)).toEqual(['`--zzz` is not a flag of any command.']);
});

test('a build reports unknown names with their file', async () => {
  expect(await found({ 'a.mdx': page('A', 'Run `nitric upp`.') }, { otherNames: [] })).toEqual([
    'pages/a.mdx:6:5 `nitric upp` is not a command of the CLI. | Did you mean `nitric up`?',
  ]);
});
