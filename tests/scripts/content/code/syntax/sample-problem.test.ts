import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, type LanguageName } from '#scripts/content/code/languages.ts';
import { sampleProblem, UNPARSED_LANGUAGES } from '#scripts/content/code/syntax/sample-problem.ts';

/** The problem as `line:column reason`. */
const found = async (language: LanguageName, code: string, title?: string): Promise<string[]> => {
  const problem = await sampleProblem(code, language, title);
  if (!problem) return [];
  return [
    `${problem.line}:${problem.column} ${problem.message.replace(/^The .* code does not parse: /, '')}`,
  ];
};

const BROKEN: Record<string, [code: string, problem: string]> = {
  typescript: ['const a = f(1, 2\nconst b: number = 3', '1:12 `(` is not closed.'],
  tsx: ['const a = <p>{f(1, 2}</p>', '1:21 `)` is missing.'],
  javascript: ['const a: string = 1', '1:7 `a:` is not expected here.'],
  python: ['x = [1, 2\ny = 3', '1:5 `[` is not closed.'],
  go: ['package main\n\nfunc main() {\n\tx := 1)\n}', '4:8 `)` closes nothing.'],
  dart: ['void main() {\n  var x = 1\n}', '2:12 `;` is missing.'],
  csharp: ['var x = 1', '1:10 `;` is missing.'],
  java: ['class A {', '1:10 `}` is missing.'],
  kotlin: ['fun main() {', '1:12 `{` is not closed.'],
  bash: ['if true; then\n  echo', '2:7 `fi` is missing.'],
  powershell: ['if ($x) {\n  Get-Item .', '2:13 `}` is missing.'],
  json: ['{\n  "a": 1,\n}', '3:1 property name expected.'],
  yaml: ['a: b\n c: d', '1:4 the line has a second `: `, or is indented too far.'],
  toml: ['a = 1\nb = = 2', '2:5 invalid value.'],
  hcl: ['a = {\n  b = 1', '1:5 `{` is not closed.'],
  docker: ['FROM node\nRUNN npm ci', '2:1 unknown instruction: RUNN.'],
  sql: ['SELECT 1;\nSELEC 2', '2:1 syntax error at or near "SELEC".'],
  html: ['<p', '1:3 `/>` is missing.'],
  css: ['a { color: red', '1:3 `{` is not closed.'],
  graphql: ['type A {\n  b: Int', '2:9 expected Name, found <EOF>.'],
  ini: ['[a\nb = 1', '1:1 `[` is not closed.'],
  groovy: ['a {\n  b', '1:3 `{` is not closed.'],
  xml: ['<a>\n  <b></a>', '2:9 unexpected close tag.'],
};

describe('a problem', () => {
  test('is shown here for every language that is parsed', () => {
    expect([...Object.keys(BROKEN), ...Object.keys(UNPARSED_LANGUAGES)].sort()).toEqual(
      [...LANGUAGE_NAMES].sort(),
    );
  });

  test.each(Object.entries(BROKEN))('in %s is found at its position', async (language, [code, problem]) => {
    expect(await found(language as LanguageName, code)).toEqual([problem]);
  });

  test('names its language, and the way to mark a fragment', async () => {
    expect(await sampleProblem('f(', 'go')).toEqual({
      line: 1,
      column: 2,
      message: 'The Go code does not parse: `(` is not closed.',
      hint: 'Correct the code, or mark a deliberate fragment: ```go fragment',
    });
  });
});

describe('a sample', () => {
  test.each<[LanguageName, string]>([
    [
      'go',
      'package main\nimport "a"\nconst b = 1\nvar c = 1 // c\ntype D struct{}\nfunc (d D) e() {}\nfunc main() {}',
    ],
    [
      'java',
      'package a;\nimport b.C;\n/* d */\n// e\nclass F {}\ninterface G {}\nrecord H() {}\nenum I {}\n@interface J {}',
    ],
  ])('of %s may have every kind of declaration outside of functions', async (language, code) => {
    expect(await found(language, code)).toEqual([]);
  });

  test('with prompts has output that is not parsed', async () => {
    expect(await found('bash', '$ nitric up\n(1 of 2) done) for $ 5\n$ echo "done"')).toEqual([]);
    expect(await found('bash', '$ ls\n)\n$ echo $(ls')).toEqual(['3:12 `)` is missing.']);
    expect(await found('powershell', '$ ls\n)\n$ if ($x) {')).toEqual(['3:12 `}` is missing.']);
  });

  test('of JSON has comments only where its reader accepts them', async () => {
    const code = '{\n  // The root.\n  "a": [1,],\n}';
    expect(await found('json', code, 'package.json')).toEqual(['2:3 invalid comment token.']);
    for (const title of ['tsconfig.json', 'api/tsconfig.build.json', '.vscode/launch.json', 'wrangler.jsonc'])
      expect(await found('json', code, title)).toEqual([]);
  });

  test('of HTML has a start and an end for each element that needs both', async () => {
    const code = (end: string) => `<ul>\n  <li><b>a</b>\n  <li><br>b${end}`;
    expect(await found('html', code('</ul>'))).toEqual([]);
    expect(await found('html', code('</section>'))).toEqual(['3:12 `</section>` closes nothing.']);
    expect(await found('html', code(''))).toEqual(['1:1 `<ul>` is not closed.']);
  });
});

describe('copied text', () => {
  test.each<[LanguageName, string, string, string]>([
    ['typescript', 'const a = ‘b’', '1:11 `‘` belongs in prose, not in code.', "Write `'`."],
    ['python', 'print(“a”)', '1:7 `“` belongs in prose, not in code.', 'Write `"`.'],
    ['bash', 'npm install —save-dev x', '1:13 `—` belongs in prose, not in code.', 'Write `--`.'],
    ['bash', '$ echo “a”\na', '1:8 `“` belongs in prose, not in code.', 'Write `"`.'],
    [
      'go',
      'a :=\u00A01',
      '1:5 there is a space here that code does not use (U+00A0).',
      'Write a plain space.',
    ],
    [
      'yaml',
      'a:\n\u00A0 b: 1',
      '2:1 there is a space here that code does not use (U+00A0).',
      'Write a plain space.',
    ],
  ])('in %s has signs that code does not have: %j', async (language, code, problem, hint) => {
    expect(await found(language, code)).toEqual([problem]);
    expect((await sampleProblem(code, language))?.hint).toBe(hint);
  });

  test.each<[LanguageName, string]>([
    ['typescript', "const a = 'It’s “b” – c' // “d”\nconst e = `’`\nconst f = /—/"],
    ['python', 'a = "“b”"  # c—d\n"""’"""'],
    ['go', 'a := "“b”" // c—d\nb := `’`'],
    ['dart', "void main() {\n  var a = '“b”'; // c—d\n}"],
    ['csharp', 'var a = "“b”"; // c—d\nvar b = $"’{a}’";'],
    ['java', 'String a = "“b”"; // c—d'],
    ['kotlin', 'val a = "“b”" // c—d\nval b = "’$a’"'],
    ['bash', 'echo \'“b”\' "’" # c—d\ncat <<EOF\n“a”\nEOF'],
    ['powershell', 'Write-Output "a—b" # c—d'],
    ['html', '<p title="’">It’s “b” – c</p>'],
    ['css', 'a::before { content: "“"; } /* — */'],
    ['hcl', 'a = "“b”" # c—d'],
    ['groovy', "a = '“b”' // c—d"],
    ['text', 'It’s “b”\u00A0– c'],
  ])('may be in texts and comments of %s', async (language, code) => {
    expect(await found(language, code)).toEqual([]);
  });
});
