import { describe, expect, test } from 'vitest';
import type { SampleLanguage } from '#content/sdks.ts';
import { PageFiles } from '#scripts/content/code/links/page-files.ts';
import { found } from './found-symbols.ts';

type File = [title: string, code: string];

/** The symbols of the last file of a page. */
const lastOf = async (language: SampleLanguage, pageFiles: readonly File[]) => {
  const files = new PageFiles();
  let last = await found(language, '');
  for (const [title, code] of pageFiles) last = await found(language, code, { title, files });
  return last;
};

describe('a sample knows the values that it imports from another file of the page', () => {
  const script: File = ['lib/files.ts', "import { bucket } from 'lib'\nexport const files = bucket('x')"];
  const python: File = ['common/files.py', 'from lib import bucket\nfiles = bucket("x")'];

  test.each<[language: SampleLanguage, name: string, files: File[]]>([
    [
      'typescript',
      'by its name',
      [script, ['api/a.ts', "import { files } from '../lib/files'\nfiles.list()"]],
    ],
    [
      'typescript',
      'by another name',
      [script, ['a.ts', "import { files as all } from './lib/files.ts'\nall.list()"]],
    ],
    ['typescript', 'as a whole', [script, ['a.ts', "import * as lib from './lib/files'\nlib.files.list()"]]],
    [
      'javascript',
      'from the index of a folder',
      [
        ['lib/index.js', script[1]],
        ['a.js', "import { files } from './lib'\nfiles.list()"],
      ],
    ],
    ['python', 'by its name', [python, ['services/a.py', 'from common.files import files\nfiles.list()']]],
    ['python', 'as a whole', [python, ['services/a.py', 'from common import files\nfiles.files.list()']]],
    [
      'go',
      'of a package',
      [
        ['files/files.go', 'package files\nimport "example.com/lib"\nvar All = lib.bucket("x")'],
        ['a.go', 'package main\nimport "example.com/app/files"\nfunc main() { files.All.list() }'],
      ],
    ],
    [
      'dart',
      'of its package',
      [
        ['lib/files.dart', "import 'package:lib/lib.dart';\nfinal files = bucket('x');"],
        ['bin/a.dart', "import 'package:app/files.dart';\nvoid main() { files.list(); }"],
      ],
    ],
  ])('%s: %s', async (language, _, files) => {
    expect((await lastOf(language, files)).ids).toBe('bucket-list');
  });

  test('and a name that they lack is a mistake', async () => {
    const { unknown } = await lastOf('python', [
      python,
      ['a.py', 'from common.files import files\nfiles.lst()'],
    ]);
    expect(unknown).toEqual(['Bucket.lst']);
  });

  test('but not those of a file below it', async () => {
    expect((await lastOf('python', [['a.py', 'from common.files import files\nfiles.list()']])).ids).toBe('');
  });
});

describe('a sample knows the result of its own function', () => {
  test.each<[language: SampleLanguage, code: string, ids: string]>([
    [
      'typescript',
      "import { bucket } from 'lib'\nconst open = () => bucket('x')\nopen().list()",
      'bucket bucket bucket-list',
    ],
    [
      'typescript',
      "import { bucket } from 'lib'\nfunction open() { return bucket('x') }\nopen().list()",
      'bucket bucket bucket-list',
    ],
    [
      'python',
      'from lib import bucket\ndef open():\n    return bucket("x")\nopen().list()',
      'bucket bucket bucket-list',
    ],
    [
      'dart',
      "import 'package:lib/lib.dart';\nopen() => bucket('x');\nfinal a = open().list();",
      'bucket bucket-list',
    ],
    [
      'go',
      'package main\nimport "example.com/lib"\nfunc open() *lib.Bucket { return nil }\nfunc main() { open().list() }',
      'bucket-type bucket-list',
    ],
  ])('%s: %s', async (language, code, ids) => {
    expect((await found(language, code)).ids).toBe(ids);
  });

  test('and the types of its arguments', async () => {
    const code = "import { bucket } from 'lib'\nconst show = (all) => all.list()\nshow(bucket('x'))";
    expect((await found('typescript', code)).ids).toBe('bucket bucket-list bucket');
  });

  test('unless calls have arguments whose members are different symbols', async () => {
    const code =
      "import { bucket, api } from 'lib'\nconst go = (one) => one.next()\napi('m').get('/', (ctx) => go(ctx))\ngo(bucket('x').stream())";
    expect((await found('typescript', code)).ids).toBe('bucket api api api-get bucket bucket-stream');
  });

  test('and a function that calls itself ends', async () => {
    const code =
      "import { bucket } from 'lib'\nfunction f(b, n) { if (n) f(b, n - 1); b.list() }\nf(bucket('x'), 1)";
    expect((await found('javascript', code)).ids).toBe('bucket bucket-list bucket');
  });
});

describe('a named argument leads to the property that it sets', () => {
  test.each<[language: SampleLanguage, code: string, ids: string]>([
    ['python', 'from lib import Options\nOptions(cpus="1")', 'options options options-cpus'],
    [
      'typescript',
      "import { Options } from 'lib'\nconst a: Options = { cpus: '1' }",
      'options options options-cpus',
    ],
  ])('%s: %s', async (language, code, ids) => {
    expect((await found(language, code)).ids).toBe(ids);
  });
});
