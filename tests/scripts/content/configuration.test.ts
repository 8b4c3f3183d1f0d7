import { expect, test } from 'vitest';
import { parseConfiguration, parseVariables } from '#scripts/content/configuration.ts';
import { type Problem, reportInto } from '#scripts/content/problems/problem.ts';

const KEY = 'aws\tregion\tstring\tThe region.';

test.each([
  [`awss${KEY.slice(3)}`, '2:1 `awss` is not a configuration file. | Did you mean `aws`?'],
  [`${KEY}\t\t1.2`, '2:32 `1.2` is not a release. | Write three numbers, such as `1.27.6`.'],
  [`${KEY}\t\t\twebsite`, '2:33 `website` is not a preview feature. | Did you mean `websites`?'],
  [
    'aws\tregion\tstring',
    '2:1 A row for a key has different cells. | Write them with tabs between them: files, path, type, meaning, [default], [since], [preview].',
  ],
  ['\ts3\tA.', '2:1 This value belongs to no key. | Write it below its key.'],
  [
    `${KEY}\n\ts3`,
    '3:2 A row for a value has different cells. | Write them with tabs between them: value, meaning.',
  ],
])('a wrong row of a key is reported at its cell: %j', (row, problem) => {
  expect(problemsOf(parseConfiguration, row)).toEqual([problem]);
});

test('a wrong row of a variable is reported', () => {
  expect(problemsOf(parseVariables, 'aws\tAWS_PROFILE')).toEqual([
    '2:1 A row for a variable has different cells. | Write them with tabs between them: group, name, meaning.',
  ]);
});

const problemsOf = (parse: typeof parseConfiguration | typeof parseVariables, row: string) => {
  const problems: Problem[] = [];
  parse(`# A subject\n${row}\n`, reportInto(problems, 'data.tsv'));
  return problems.map(({ line, column, message, hint }) => `${line}:${column} ${message} | ${hint}`);
};
