import { expect, test } from 'vitest';
import { printable } from '#scripts/terminal/printable.ts';

test.each([
  ['Grüße 🙂👩‍💻\nnext', 'Grüße 🙂👩‍💻\nnext'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['\u001B[2Jgone', '\uFFFD[2Jgone'],
  ['\u009B31m\u0007', '\uFFFD31m\uFFFD'],
  ['abc\u202Edef', 'abc\uFFFDdef'],
])('%j is printed as %j', (text, read) => {
  expect(printable(text)).toBe(read);
});
