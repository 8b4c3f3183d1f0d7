import { expect, test } from 'vitest';
import { isSeveral, lastType, plainType } from '#scripts/content/code/links/type-text.ts';

test.each([
  ['*apis.Ctx', 'Ctx'],
  ['File?', 'File'],
  ['Collection<T>', 'Collection'],
  ['Handler[HttpContext]', 'Handler'],
  ['string | File', ''],
  ['(ctx: Ctx) => void', ''],
])('the name of the type %s is %j', (type, name) => {
  expect(plainType(type)).toBe(name);
});

test.each([
  ['[]*storage.File', 'File'],
  ['Promise<File[]>', 'File'],
  ['List<File>', 'File'],
  ['File<T>[]', 'File'],
  ['File<any> | undefined', 'File'],
  ['', ''],
])('the last name in %j is %j', (type, name) => {
  expect(lastType(type)).toBe(name);
});

test.each([
  ['File[]', true],
  ['[]*File', true],
  ['list[File]', true],
  ['List<File>', true],
  ['Iterable<File>', true],
  ['Stream<File>', true],
  ['IEnumerable<File>', true],
  ['Sequence<File>', true],
  ['File', false],
])('%s has elements: %s', (type, expected) => {
  expect(isSeveral(type)).toBe(expected);
});
