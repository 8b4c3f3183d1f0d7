import { expect, test } from 'vitest';
import { csv } from '#scripts/feedback/csv.ts';

const cell = (value: unknown) => csv(['c'], [{ c: value }]).slice('c\r\n'.length, -'\r\n'.length);

test('ends every line with CR LF, the header first', () => {
  expect(csv(['a', 'b'], [{ a: 1, b: 'x' }, { b: null }])).toBe('a,b\r\n1,x\r\n,\r\n');
});

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['\r=x', `"'\r'=x"`],
  ['\n=x', `"'\n'=x"`],
  ['a;=1+1', "a;'=1+1"],
  ['a\t@x', "a\t'@x"],
  ['a\n-1\r\n+1', `"a\n'-1\r\n'+1"`],
  ['a; b - c', 'a; b - c'],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['a=1', 'a=1'],
  [false, 'false'],
])('writes %j as %j', (value, written) => {
  expect(cell(value)).toBe(written);
});
