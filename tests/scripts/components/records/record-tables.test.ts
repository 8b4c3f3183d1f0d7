import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

describe('a command', () => {
  test('begins its section with what it does, its other names, and its first release', async () => {
    const { found, markdown } = await compileBody(
      '<Command name="nitric up" />\n\n<Command name="nitric spec" />',
    );
    expect(found).toEqual([]);
    expect(
      markdown,
    ).toBe(`Create or update the deployment of a stack. It is the same as \`nitric stack up\` and \`nitric stack update\`.

Write the resources that the code declares to a file, as JSON. It is the same as \`nitric debug spec\`. Available since CLI 1.46.0.
`);
  });

  test('has a table of its arguments with their values, and of its flags with their placeholders', async () => {
    const { markdown, facts } = await compileBody('<Flags command="nitric add website" />');
    expect(markdown).toBe(`| Argument or flag | Meaning |
| - | - |
| \`[websiteName]\` | The name of the website. |
| \`[toolName]\` | The tool that builds it. Accepted: \`astro\`, \`vite\`, \`hugo\`. |
| \`-p\`, \`--path <path>\` | The base path of the website, such as \`/blog\`. |
`);
    expect(facts.records).toEqual(['the flags of `nitric add website`']);
  });

  test('has the flags of the command behind an alias, with their defaults', async () => {
    const { facts, markdown } = await compileBody('<Flags command="nitric down" />');
    expect(markdown).toContain(
      '| `-s`, `--stack <stack>` | The name of the stack. The default is the only stack; if there are several, the CLI asks. |',
    );
    expect(facts.records).toEqual(['the flags of `nitric stack down`']);
  });
});

test('the flags of all commands stand alone, and in no row is a cell for arguments', async () => {
  const { markdown, facts } = await compileBody('<Flags />');
  expect(markdown).toContain('| Flag | Meaning |');
  expect(markdown).toContain('| `--ci` | Print plain output, and confirm every question. |');
  expect(facts.records).toEqual(['the flags of all commands']);
});

test('the table of commands leads to the section of each, under all of its names', async () => {
  const { markdown, facts } = await compileBody('<Commands />');
  expect(markdown).toContain(
    '| [`nitric up`](/docs/reference/cli#up), [`nitric stack up`](/docs/reference/cli#up), [`nitric stack update`](/docs/reference/cli#up) | Create or update the deployment of a stack. |',
  );
  expect(facts.records).toContain('the command `nitric stack update`');
});

test('variables have anchors, a default, and say who sets them if readers do not', async () => {
  const pulumi = await compileBody('<EnvironmentVariables groups="pulumi" />');
  expect(pulumi.found).toEqual([]);
  expect(pulumi.markdown).toContain('| Variable | Meaning |');
  expect(pulumi.facts.anchors).toContain('variable-pulumi-access-token');
  expect(pulumi.facts.records).toContain('the variable `PULUMI_ACCESS_TOKEN`');
  const both = await compileBody('<EnvironmentVariables groups="terraform aws" />');
  expect(both.markdown).toContain('before 1.23.1 refuse to run without it. Set by the CLI. |');
  expect(both.markdown).toContain(
    '| `AWS_PROFILE` | The profile of the credentials file for AWS. The default is `default`. |',
  );
});

test('a template has its install command, and what restarts it on save', async () => {
  const { markdown, facts } = await compileBody('<Templates />');
  expect(markdown).toContain('| `ts-starter` | TypeScript on Node.js | `npm install` | With nodemon |');
  expect(markdown).toContain('| `go-starter` | Go | `go mod tidy` | No |');
  expect(facts.records).toContain('the template `go-starter`');
});
