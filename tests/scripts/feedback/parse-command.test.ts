import { expect, test } from 'vitest';
import { parseCommand } from '#scripts/feedback/parse-command.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';

const parse = (words: string) => parseCommand(words.split(' ').filter(Boolean));

test.each([
  ['report', { kind: 'report', remote: false }],
  ['report --remote', { kind: 'report', remote: true }],
  ['--remote export csv', { kind: 'export', format: 'csv', remote: true }],
  ['export json', { kind: 'export', format: 'json', remote: false }],
  ['resolve abcd-1234', { kind: 'resolve', id: 'abcd-1234', remote: false }],
])('reads %j', (words, command) => {
  expect(parse(words)).toEqual(command);
});

test.each([
  ['', '`npm run feedback` needs a command.'],
  ['report all', "'report all' is not a feedback command."],
  ['export', "'export' is not a feedback command."],
  ['export xls --remote', "'export xls' is not a feedback command."],
  ['export csv json', "'export csv json' is not a feedback command."],
  ['resolve', 'The id of the submission is missing.'],
  ['resolve 999', "'999' is not the id of a submission."],
  ["resolve a'b;--long", "'a'b;--long' is not the id of a submission."],
  ['remove abcd-1234', "'remove abcd-1234' is not a feedback command."],
])('says what is wrong in %j', (words, message) => {
  expect(() => parse(words)).toThrow(OperatorError);
  expect(() => parse(words)).toThrow(message);
});
