import { expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

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

test('a group of variables that does not exist is a mistake', async () => {
  const { found } = await compileBody('<EnvironmentVariables groups="aws gpc" />');
  expect(found).toHaveLength(1);
});

test('a template has its install command, and what restarts it on save', async () => {
  const { markdown, facts } = await compileBody('<Templates />');
  expect(markdown).toContain('| `ts-starter` | TypeScript on Node.js | `npm install` | With nodemon |');
  expect(markdown).toContain('| `go-starter` | Go | `go mod tidy` | No |');
  expect(facts.records).toContain('the template `go-starter`');
});

test('tools and languages are tables, and one language is part of a sentence', async () => {
  const { markdown, found } = await compileBody(
    '<Tools />\n\n<LanguageVersions />\n\nYou need <LanguageVersion of="go" />, or <LanguageVersion of="nodejs" tools />.',
  );
  expect(found).toEqual([]);
  expect(markdown).toContain(
    '| [Git](https://git-scm.com/downloads) | `nitric new`, to fetch the template | `git --version` |',
  );
  expect(markdown).toContain('| Dart | Dart 3.5 or newer | `dart --version` |');
  expect(markdown).toContain('You need Go 1.22 or newer, or Node.js with npm.\n');
});

test('a preview feature has its first release and its issue, and its parts have their first releases', async () => {
  const { markdown } = await compileBody('<PreviewFeatures />\n\n<FirstReleases flag="batch-services" />');
  expect(markdown).toContain(
    '| `batch-services` | [Batch jobs](/docs/batch) | 1.54.0 | [nitric#685](https://github.com/nitrictech/nitric/issues/685) |',
  );
  expect(markdown).toContain('| `nitric/gcp` | 1.14.0 |');
});
