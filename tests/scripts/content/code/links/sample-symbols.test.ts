import { describe, expect, test } from 'vitest';
import type { SampleLanguage } from '#content/sdks.ts';
import { isSeveral, lastType } from '#scripts/content/code/links/values.ts';
import { found } from './found-symbols.ts';

/** In each language: a chain, a handler with its context, a list of whose elements nothing is known, and an enum. */
const SAMPLES: Record<SampleLanguage, [code: string, ids: string]> = {
  typescript: [
    "import { api, bucket as b, Mode } from 'lib'\nconst files = b('x')\napi('m').get('/', async (ctx) => { ctx.req.json(); for (const f of await files.list()) f.name })\nMode.Fast",
    'api bucket mode bucket api api-get ctx-req req-json bucket-list mode mode-fast',
  ],
  javascript: [
    "import { api, bucket } from 'lib'\nconst files = bucket('x')\napi('m').post('/', ({ req }) => req.json())\nconst names = (await files.list()).map((f) => f.name)",
    'api bucket bucket api api-post ctx-req req-json bucket-list',
  ],
  python: [
    'from lib import api, bucket, Ctx, Mode\nfiles = bucket("x")\nmain = api("m")\n@main.get("/")\nasync def handle(ctx: Ctx):\n    ctx.req.json()\n    names = [f.name for f in await files.list()]\nMode.Fast',
    'api bucket ctx mode bucket api api-get ctx ctx-req req-json bucket-list mode mode-fast',
  ],
  go: [
    'package main\nimport "example.com/lib"\nfunc main() {\n files := lib.bucket("x")\n lib.api("m").get("/", func(ctx *lib.Ctx) {\n  ctx.req.json()\n  for _, f := range files.list() { f.read() }\n })\n lib.Mode.Fast()\n}',
    'bucket api api-get ctx ctx-req req-json bucket-list mode mode-fast',
  ],
  dart: [
    "import 'package:lib/lib.dart';\nvoid main() {\n  final files = Lib.bucket('x');\n  Lib.api('m').get('/', (ctx) async {\n    ctx.req.json();\n    for (final f in await files.list()) { f.read(); }\n    return ctx.next();\n  });\n  print(Mode.Fast);\n}",
    'lib bucket lib api api-get ctx-req req-json bucket-list ctx-next mode mode-fast',
  ],
  csharp: [
    'using lib;\nvar files = Lib.bucket("x");\nLib.api("m").get("/", async ctx => {\n  ctx.req.json();\n  foreach (var f in files.list()) { f.read(); }\n});\nvar m = Mode.Fast;',
    'lib bucket lib api api-get ctx-req req-json bucket-list mode mode-fast',
  ],
  java: [
    'import lib.Lib;\nimport lib.Mode;\nclass A { void a() {\n var files = Lib.INSTANCE.bucket("x");\n Lib.INSTANCE.api("m").get("/", (ctx) -> { ctx.req.json(); return ctx; });\n for (var f : files.list()) { f.read(); }\n var m = Mode.Fast;\n} }',
    'lib mode lib bucket lib api api-get ctx-req req-json bucket-list mode mode-fast',
  ],
  kotlin: [
    'import lib.Lib\nimport lib.Mode\nfun main() {\n  val files = Lib.bucket("x")\n  Lib.api("m").get("/") { ctx ->\n    ctx.req.json()\n    ctx\n  }\n  files.list().forEach { it.read() }\n  val m = Mode.Fast\n}',
    'lib mode lib bucket lib api api-get ctx-req req-json bucket-list mode mode-fast',
  ],
};

describe('the symbols that a sample uses', () => {
  test.each(Object.entries(SAMPLES))('in %s', async (language, [code, ids]) => {
    const result = await found(language as SampleLanguage, code); // the keys are languages
    expect(result.unknown).toEqual([]);
    expect(result.ids).toBe(ids);
  });

  test('are known in Java if it imports a whole package', async () => {
    const code = 'import lib.*;\nvar a = Lib.INSTANCE.api("m");\nvar b = Mode.Fast;';
    expect((await found('java', code)).ids).toBe('lib api mode mode-fast');
  });

  test('are those of the class if a function has the same name', async () => {
    const { ids, unknown } = await found(
      'csharp',
      'using lib;\nvar q = Lib.Queue("x");\nq.send();\nq.gone();',
    );
    expect(ids).toBe('lib queue queue-send');
    expect(unknown).toEqual(['Queue.gone']);
  });

  test('are marked at their names only', async () => {
    const { texts } = await found(
      'typescript',
      "import * as lib from 'lib'\nlib.bucket('bucket').file('x').read()",
    );
    expect(texts).toBe('bucket file read');
  });

  test.each([
    ['a name that is not imported', "bucket('x').file('y')"],
    ['a name of another module', "import { bucket } from 'other'\nbucket('x').file('y')"],
    ['a name that is defined again', "import { bucket } from 'lib'\nconst f = (bucket) => bucket.file('y')"],
  ])('do not include %s', async (_, code) => {
    expect((await found('javascript', code)).ids.replace(/^bucket$/, '')).toBe('');
  });

  test.each<[SampleLanguage, string, string]>([
    ['python', 'from lib import api\na = api("m")\ndef f(a):\n    a.get("/")', 'api api'],
    [
      'go',
      'package main\nimport "example.com/lib"\nvar a = lib.api("m")\nfunc f(a int) { a.get("/") }',
      'api',
    ],
    [
      'dart',
      "import 'package:lib/lib.dart';\nfinal a = Lib.api('m');\nvoid f(int a) { a.get('/'); }",
      'lib api',
    ],
    ['csharp', 'using lib;\nvar a = Lib.api("m");\nvoid f(int a) { a.get("/"); }', 'lib api'],
    ['java', 'import lib.Lib;\nvar a = Lib.INSTANCE.api("m");\nvoid f(int a) { a.get("/"); }', 'lib lib api'],
    ['kotlin', 'import lib.Lib\nval a = Lib.api("m")\nfun f(a: Int) { a.get("/") }', 'lib lib api'],
  ])(
    'do not include what is called on a parameter with the name of a value, in %s',
    async (language, code, ids) => {
      expect(await found(language, code)).toMatchObject({ ids, unknown: [] });
    },
  );

  test.each([
    ['an assignment', "ctx.req.path = '/a';"],
    ['a cascade', "ctx..req.path = '/a';"],
    ['a nullable value', 'ctx?.req?.path;'],
    ['a nullable value that is assigned to', "ctx.req?.path = '/a';"],
    ['an index', 'ctx.req.path[0];'],
  ])('are followed through %s in Dart', async (_, code) => {
    const start = "import 'package:lib/lib.dart';\nvoid f(Ctx ctx) { ";
    expect(await found('dart', `${start}${code} }`)).toMatchObject({
      ids: 'ctx ctx-req req-path',
      unknown: [],
    });
  });

  test.each([
    ['a property', 'ctx.req.path = "/a"', 'lib lib api api-get ctx-req req-path'],
    [
      'a place in a list',
      'ctx.req.path["a"] = ctx.req.json()',
      'lib lib api api-get ctx-req req-path ctx-req req-json',
    ],
  ])('are followed through an assignment to %s in Kotlin', async (_, code, ids) => {
    expect(
      (
        await found(
          'kotlin',
          `import lib.Lib\nfun main() { Lib.api("m").get("/") { ctx ->\n ${code}\n ctx } }`,
        )
      ).ids,
    ).toBe(ids);
  });

  test.each<[SampleLanguage, string, string]>([
    [
      'typescript',
      "import { type Ctx } from 'lib'\nconst f: Step<Ctx> = (ctx) => {}\nfunction g(): Promise<Ctx> {}",
      'ctx ctx ctx',
    ],
    ['python', 'from lib import Ctx\ndef f() -> Ctx:\n    pass', 'ctx ctx'],
    ['go', 'package main\nimport "example.com/lib"\nfunc f() (*lib.Ctx, error) {}', 'ctx'],
    [
      'go',
      'package main\nimport "example.com/lib"\nfunc f(ctx *lib.Ctx) *lib.Ctx { lib.api("m") }',
      'ctx api',
    ],
    ['dart', "import 'package:lib/lib.dart';\nFuture<Ctx> f() async { List<Ctx> all = []; }", 'ctx ctx'],
    ['csharp', 'using lib;\nFunc<Ctx, int> f = ctx => 1;\nTask<Ctx> g(Step<Ctx> h) {}', 'ctx ctx ctx'],
    [
      'java',
      'import lib.Ctx;\nclass A { Step<Ctx> f(Step<Ctx> g) { Step<Ctx> h = ctx -> 1; } }',
      'ctx ctx ctx ctx',
    ],
    [
      'kotlin',
      'import lib.Ctx\nval f: Step<Ctx> = { ctx -> 1 }\nfun g(h: Step<Ctx>): Step<Ctx> {}',
      'ctx ctx ctx ctx',
    ],
  ])('include types inside other types, in %s', async (language, code, ids) => {
    expect((await found(language, code)).ids).toBe(ids);
  });

  test('do not include a variable that holds a value of an enum', async () => {
    const code = "import { Mode } from 'lib'\nconst mode = Mode.Fast\nconsole.log(mode)";
    expect((await found('typescript', code)).ids).toBe('mode mode mode-fast');
  });

  test('are those of the class if its name is like that of a list', async () => {
    const code = 'import lib.Lib\nfun main() { Lib.bucket("x").folder().add() }';
    expect((await found('kotlin', code)).ids).toBe('lib lib bucket bucket-folder folder-add');
  });

  test.each([
    [
      'a type annotation',
      "import { type Ctx } from 'lib'\nconst f = (ctx: Ctx) => ctx.req.json()",
      'ctx ctx ctx-req req-json',
    ],
    [
      'a type of functions',
      "import { type Handler } from 'lib'\nconst f: Handler = (ctx) => ctx.next()",
      'handler handler ctx-next',
    ],
    [
      'a type of functions inside another one',
      "import { type Chain } from 'lib'\nconst f: Chain = (ctx) => ctx.next()",
      'chain chain ctx-next',
    ],
    [
      'a promise',
      "import { bucket } from 'lib'\nconst f = await bucket('x').later()\nf.read()",
      'bucket bucket bucket-later file-read',
    ],
    [
      'renamed fields',
      "import { api } from 'lib'\napi('m').get('/', (c) => { const { req: r } = c; r.path })",
      'api api api-get ctx-req req-path',
    ],
  ])('are followed through %s', async (_, code, ids) => {
    expect(await found('typescript', code)).toMatchObject({ ids, unknown: [] });
  });
});

describe('a name that the library does not have', () => {
  test.each<[SampleLanguage, string, string]>([
    ['typescript', "import { buket } from 'lib'", 'lib.buket'],
    ['typescript', "import { bucket } from 'lib'\nbucket('x').fil('y')", 'Bucket.fil'],
    [
      'typescript',
      "import { Mode } from 'lib'\nimport { api } from 'lib'\napi('m').get('/', (ctx) => ctx.res)",
      'Ctx.res',
    ],
    ['python', 'from lib import bucket\nbucket("x").fil("y")', 'Bucket.fil'],
    ['go', 'package main\nimport "example.com/lib"\nfunc main() { lib.buket("x") }', 'example.com/lib.buket'],
    [
      'go',
      'package main\nimport "example.com/lib"\nfunc f() (*lib.Cxt, error) { return nil, nil }',
      'example.com/lib.Cxt',
    ],
    ['dart', "import 'package:lib/lib.dart';\nvoid main() { Lib.buket('x'); }", 'Lib.buket'],
    ['kotlin', 'import lib.Lib\nfun main() { Lib.bucket("x").fil("y") }', 'Bucket.fil'],
    ['python', 'from lib import bucket\nbucket("x").allow("read", "wirte")', 'allow.wirte'],
    ['dart', "import 'package:lib/lib.dart';\nvoid main() { print(Mode.Fats); }", 'Mode.Fats'],
    ['csharp', 'using lib;\nvar m = Mode.Fats;', 'Mode.Fats'],
    ['java', 'import lib.Mode;\nvar m = Mode.Fats;', 'Mode.Fats'],
    ['kotlin', 'import lib.Mode\nval m = Mode.Fats', 'Mode.Fats'],
  ])('is found in %s: %s', async (language, code, name) => {
    expect((await found(language, code)).unknown).toEqual([name]);
  });

  test.each<[SampleLanguage, string, string]>([
    ['typescript', "import { api } from 'libb'", 'libb'],
    ['python', 'from lib.apiss import api', 'lib.apiss'],
    ['python', 'import libb as l', 'libb'],
    ['go', 'package main\nimport "example.com/libb"', 'example.com/libb'],
    ['dart', "import 'package:libb/lib.dart';", 'package:libb/lib.dart'],
    ['csharp', 'using lib.Apis;', 'lib.Apis'],
    ['java', 'import lib.apis.Api;', 'lib.apis'],
    ['java', 'import lib.apis.*;', 'lib.apis'],
    ['kotlin', 'import lib.apis.Api', 'lib.apis'],
    ['kotlin', 'import lib.apis.*', 'lib.apis'],
  ])('is found in %s if it is a module: %s', async (language, code, module) => {
    expect((await found(language, code)).unknown).toEqual([module]);
  });

  test.each<[SampleLanguage, string]>([
    ['python', 'from lib import Options\nOptions(path="/", cpsu=1)'],
    ['go', 'package main\nimport "example.com/lib"\nvar o = lib.Options{path: "/", cpsu: 1}'],
    ['dart', "import 'package:lib/lib.dart';\nfinal o = Options(path: '/', cpsu: 1);"],
    ['go', 'package main\nimport "example.com/lib"\nvar o = []lib.Options{{path: "/"}, {cpsu: 1}}'],
    ['csharp', 'using lib;\nvar o = new Options(path: "/") { cpsu = 1 };'],
    ['csharp', 'using lib;\nvar o = new Options(cpsu: 1) { cpus = 1 };'],
    ['kotlin', 'import lib.Options\nval o = Options(path = "/", cpsu = 1)'],
  ])('is found in %s if it is an option: %s', async (language, code) => {
    expect((await found(language, code)).unknown).toEqual(['Options.cpsu']);
  });

  test('is found if it is an option of a call without options, or only a member of the new object', async () => {
    const code = 'from lib import bucket, Options\nbucket("x").list(depth=1)\nOptions(cpus=1)';
    expect((await found('python', code)).unknown).toEqual(['list.depth', 'Options.cpus']);
  });

  test.each<[SampleLanguage, string]>([
    ['python', 'import json\nfrom lib.raw import Message'],
    ['go', 'package main\nimport "example.com/library"'],
    ['java', 'import java.util.List;'],
  ])(
    'is not reported in %s for a module of another package, or one that is not described: %s',
    async (language, code) => {
      expect((await found(language, code)).unknown).toEqual([]);
    },
  );

  test('is not reported for what a language gives every enum', async () => {
    const code = 'import lib.Mode;\nvar all = Mode.values();\nvar name = Mode.Fast.name();';
    expect((await found('java', code)).unknown).toEqual([]);
  });

  test('is not reported for a text with a variable', async () => {
    const code = 'from lib import bucket\nname = "ad"\nbucket("x").allow(f"re{name}", "write")';
    expect((await found('python', code)).unknown).toEqual([]);
  });

  test('is not reported for a value of which nothing is known', async () => {
    const code = "import { bucket } from 'lib'\nbucket('x').list().map((f) => f.name).join()\nprocess.exit()";
    expect((await found('typescript', code)).unknown).toEqual([]);
  });
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
