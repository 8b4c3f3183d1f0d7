import { describe, expect, test } from 'vitest';
import type { SampleLanguage } from '#content/sdks.ts';
import { isSeveral, lastType } from '#scripts/content/code/links/values.ts';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';
import { found } from './found-symbols.ts';

const casesIn = (file: string) =>
  problemsIn(new URL(file, import.meta.url)).map(
    ([code, names, language]) => [language as SampleLanguage, code, names] as const, // each row has a language
  );

test.each(casesIn('symbols.tsv'))('in %s, %j uses the symbols %s', async (language, code, ids) => {
  expect(await found(language, code)).toMatchObject({ ids, unknown: [] });
});

test.each(casesIn('unknown-names.tsv'))(
  'in %s, %j has the unknown names %s',
  async (language, code, names) => {
    expect((await found(language, code)).unknown.join(' ')).toBe(names);
  },
);

test('symbols are marked at their names only', async () => {
  const { texts } = await found(
    'typescript',
    "import * as lib from 'lib'\nlib.bucket('bucket').file('x').read()",
  );
  expect(texts).toBe('bucket file read');
});

describe('a call of a function without an import', () => {
  test.each<[code: string, unimported: string[]]>([
    ['from lib import api\nbucket("x")', ['bucket']],
    ['from own import bucket\nbucket("x")', []],
    ['from own import *\nbucket("x")', []],
  ])('in Python is found unless another module may have it: %s', async (code, unimported) => {
    expect((await found('python', code)).unimported).toEqual(unimported);
  });
});

test.each([
  ['[]*storage.File', true],
  ['Promise<File[]>', true],
  ['list[File]', true],
  ['List<File>', true],
  ['Stream<File>', true],
  ['IEnumerable<File>', true],
  ['Sequence<File>', true],
  ['File<T>[]', true],
  ['File<any> | undefined', false],
])('the type %s names files, several of them: %s', (type, several) => {
  expect([lastType(type), isSeveral(type)]).toEqual(['File', several]);
});
