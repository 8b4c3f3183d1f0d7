import { describe, expect, test } from 'vitest';
import { csv, printable } from '#scripts/terminal/text-table.ts';

describe('printable', () => {
  test.each([
    ['Grüße 🙂👩‍💻\nnext', 'Grüße 🙂👩‍💻\nnext'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['\u001B[2Jgone', '\uFFFD[2Jgone'],
    ['\u009B31m\u0007', '\uFFFD31m\uFFFD'],
    ['abc\u202Edef', 'abc\uFFFDdef'],
  ])('%j is printed as %j', (text, read) => {
    expect(printable(text)).toBe(read);
  });
});

describe('csv', () => {
  const cell = (value: unknown) => csv(['c'], [{ c: value }]).slice('c\r\n'.length, -'\r\n'.length);

  test('ends every line with CR LF, the header first', () => {
    expect(csv(['a', 'b'], [{ a: 1, b: 'x' }, { b: null }])).toBe('a,b\r\n1,x\r\n,\r\n');
  });

  test.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=x', `"'\r'=x"`],
    ['a;=1+1', "a;'=1+1"],
    ['a\n-1\r\n+1', `"a\n'-1\r\n'+1"`],
    ['a; b - c', 'a; b - c'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ['a=1', 'a=1'],
    ['\u001b[2J\u0000\u202E', '\uFFFD[2J\uFFFD\uFFFD'],
  ])('writes %j as %j', (value, written) => {
    expect(cell(value)).toBe(written);
  });
});
