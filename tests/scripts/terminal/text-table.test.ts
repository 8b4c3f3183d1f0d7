import { expect, test } from 'vitest';
import { textTable } from '#scripts/terminal/text-table.ts';

test('columns are as wide as their longest cell, and numbers are right-aligned', () => {
  expect(
    textTable(
      ['page', 'total', 'note'],
      [
        ['/a/long/path', 7, ''],
        ['/b', 12_345, 'new'],
      ],
    ).split('\n'),
  ).toEqual(['  page          total  note', '  /a/long/path      7', '  /b            12345  new']);
});

test('texts are right-aligned in the named columns', () => {
  expect(textTable(['what', 'size'], [['CSS', '9 kB']], ['size'])).toBe('  what  size\n  CSS   9 kB');
  expect(textTable(['size', 'what'], [['12.5 kB', 'CSS']], ['size'])).toBe('     size  what\n  12.5 kB  CSS');
});
