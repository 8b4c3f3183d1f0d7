import { expect, test } from 'vitest';
import { parseDeployments } from '#scripts/content/deployments.ts';
import { type Problem, reportInto } from '#scripts/content/problems/problem.ts';

const problemsOf = (source: string) => {
  const problems: Problem[] = [];
  parseDeployments('aws', source, reportInto(problems, 'aws.tsv'));
  return problems
    .filter(({ line }) => line > 1)
    .map(({ line, column, message, hint }) => `${line}:${column} ${message} | ${hint}`);
};

test.each([
  ['storag\tcost\tA.', '2:1 `storag` is not a resource on AWS. | Did you mean `storage`?'],
  ['storage\tcosts\tA.', '2:9 `costs` is not a fact. | Did you mean `cost`?'],
  [
    'storage\tlimit\tSize',
    '2:15 A row for `limit` has different cells. | Write them with tabs between them: what, value.',
  ],
  [
    'storage\tcost\tA.\tB.',
    '2:14 A row for `cost` has different cells. | Write them with tabs between them: markdown.',
  ],
  [
    'storage\tcreates\tS3 bucket\tfor each\t\tgoogle_storage_bucket',
    '2:37 `google_storage_bucket` is not a Terraform type of AWS. | Write it as its provider does, with spaces between several: `^aws_[a-z0-9_]+$`.',
  ],
  [
    'storage\tkeys\timport.bucket.<name>',
    '2:14 `import.bucket.<name>` is not a key of the stack file. | Did you mean `import.buckets.<name>`?',
  ],
  [
    'storage\tdrawing\tservice\tread',
    '2:17 The drawing is not complete. | Write boxes, one of them `service`, and a word between two.',
  ],
])('a wrong row of a deployment is reported at its cell: %s', (row, problem) => {
  expect(problemsOf(`\n${row}\n`)).toEqual([problem]);
});

test('a resource without a drawing, a deletion, or costs is reported', () => {
  const problems: Problem[] = [];
  parseDeployments('azure', '', reportInto(problems, 'azure.tsv'));
  expect(problems.map(({ message }) => message)).toContain('`storage` has no drawing, deletion, or cost.');
});
