import { expect, test } from 'vitest';
import { parseCommand } from '#scripts/feedback/parse-command.ts';

test.each([
  ['report', { kind: 'report', remote: false }],
  ['report --remote', { kind: 'report', remote: true }],
  ['--remote export csv', { kind: 'export', format: 'csv', remote: true }],
  ['export json', { kind: 'export', format: 'json', remote: false }],
  ['resolve abcd-1234', { kind: 'resolve', id: 'abcd-1234', remote: false }],
  ['', undefined],
  ['report all', undefined],
  ['export', undefined],
  ['export xls', undefined],
  ['export csv json', undefined],
  ['resolve', undefined],
  ["resolve a'b;--long", undefined],
  ['remove abcd-1234', undefined],
])('reads %j', (words, command) => {
  expect(parseCommand(words.split(' ').filter(Boolean))).toEqual(command);
});
