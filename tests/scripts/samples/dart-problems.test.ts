import { describe, expect, test } from 'vitest';
import { dartProblems } from '#scripts/samples/dart-problems.ts';
import { block, foundIn } from './samples-site.ts';

const END = 'The Dart function can end here without a value, although its type promises one.';
const VARIABLE = 'The Dart sample assigns a function to a variable.';

const found = async (code: string): Promise<string[]> =>
  (await dartProblems(code)).map(({ line, column, message }) => `${line}:${column} ${message}`);

const handler = (...body: string[]): string =>
  ['void main() {', "  api.get('/a', (ctx) async {", ...body.map((line) => `    ${line}`), '  });', '}'].join(
    '\n',
  );

describe('a handler', () => {
  test.each([
    ['nothing', []],
    ['a call', ["ctx.res.body = 'Hello';", '// done']],
    ['a condition without else', ['if (done) return ctx;']],
    ['a branch that goes on', ['if (done) {', '  return ctx;', '} else {', '  print(1);', '}']],
    ['a loop with an end', ['while (true) {', '  if (done) break;', '}']],
    ['a catch that goes on', ['try {', '  return ctx;', '} on Exception {', '  print(1);', '}']],
  ])('must not end after %s', async (_, body) => {
    expect(await found(handler(...body))).toEqual([`${body.length + 3}:3 ${END}`]);
  });

  test.each([
    ['return', ['return ctx;', '// done']],
    ['throw', ["throw StateError('a');"]],
    ['rethrow', ['try {', '  return ctx;', '} catch (_) {', '  rethrow;', '}']],
    ['two branches', ['if (done) {', '  return ctx;', '} else {', '  return ctx.next();', '}']],
    ['finally', ['try {', '  print(1);', '} finally {', '  return ctx;', '}']],
    ['a switch', ['switch (a) {', '  case A.one:', '  case A.two:', '    return ctx;', '}']],
    ['a loop without end', ['while (true) {', '  if (await done()) return ctx;', '}']],
    ['exit', ['if (done) return ctx;', 'exit(1);']],
  ])('may end with %s', async (_, body) => {
    expect(await found(handler(...body))).toEqual([]);
  });
});

test('a function must return what its type promises', async () => {
  expect(await found('Future<int> count() async {\n  print(1);\n}')).toEqual([`3:1 ${END}`]);
  expect(await found('class A {\n  int count() {\n    print(1);\n  }\n}')).toEqual([`4:3 ${END}`]);
  expect(await found('void main() {\n  Future<bool> f() async {}\n}')).toEqual([`2:27 ${END}`]);
});

test('a function without a value may end anywhere', async () => {
  const types = ['void', 'dynamic', 'Never', 'Future', 'Future<void>', 'FutureOr<void>', 'Future<Null>'];
  expect(await found(types.map((type, at) => `${type} f${at}() async {}`).join('\n'))).toEqual([]);
  expect(
    await found('Iterable<int> a() sync* {}\nStream<int>? b() async* {}\nlib.Stream<int> c() async* {}'),
  ).toEqual([]);
  expect(await found('class A {\n  A();\n  factory A.b() => A();\n}\nint c() => 1;')).toEqual([]);
  expect(await found("test('a', () async {\n  expect(1, 1);\n});")).toEqual([]);
});

test('a function is declared, not assigned to a variable', async () => {
  const code =
    'void main() {\n  final Handler show = (ctx) async => ctx;\n  final seen = names.map((name) => 1);\n}';
  expect(await found(code)).toEqual([`2:24 ${VARIABLE}`]);
});

test('problems are reported at their position in the page', async () => {
  expect(await foundIn({ 'a.mdx': block('dart', handler('print(1);')) })).toEqual([
    `pages/a.mdx:10:3 ${END}`,
  ]);
  expect(await foundIn({ 'a.mdx': block('dart fragment', handler('print(1);')) })).toEqual([]);
});
