import type { Code } from 'mdast';
import { describe, expect, test } from 'vitest';
import { buildSample } from '#scripts/content/code/build-sample.ts';
import { readFenceMeta } from '#scripts/content/code/fence.ts';
import { pageContext } from '#scripts/content/compile/page-facts.ts';
import { NO_SYMBOLS } from '#scripts/content/symbols/site-symbols.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { pagePath } from '#tests/worker/page-path.ts';

/** The lines of the page's only code block. */
const lines = async (fence: string, code: string): Promise<string[]> => {
  const { html, found } = await compileBody(`\`\`\`${fence}\n${code}\n\`\`\``);
  expect(found).toEqual([]);
  return (/<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '').split('\n');
};

describe('a code block', () => {
  test('has a header with its file name, or else with its language', async () => {
    const block = (title: string, classes = 'code-title') =>
      `<figure class="code" data-language="go"><figcaption class="code-header"><span class="${classes}">${title}</span><button class="copy" type="button"><span class="copy-label">Copy</span></button></figcaption><pre translate="no" tabindex="0"><code><span class="v">x</span></code></pre></figure>`;
    expect((await compileBody('```go title="main.go"\nx\n```')).html).toBe(block('main.go'));
    expect((await compileBody('```go\nx\n```')).html).toBe(block('Go', 'code-title language'));
  });

  test('has one-letter classes, joins adjacent tokens of the same class, and has no tokens for signs and plain text', async () => {
    expect(await lines('typescript', "const a = f('<', 1) // b")).toEqual([
      '<span class="k">const</span><span class="v"> a </span><span class="k">= </span><span class="f">f</span>(<span class="s">\'&lt;\'</span>, <span class="n">1</span>) <span class="c">// b</span>',
    ]);
    expect(await lines('typescript', 'f().b.c')).toEqual([
      '<span class="f">f</span>()<span class="v">.b.c</span>',
    ]);
  });

  test('marks lines', async () => {
    expect(await lines('text {1,3-4} ins={2} del={3}', 'a\nb\nc\nd')).toEqual([
      '<span class="line hl">a</span>',
      '<span class="line ins">b</span>',
      '<span class="line hl del">c</span>',
      '<span class="line hl">d</span>',
    ]);
  });

  test('dims lines that are not in focus', async () => {
    const { html } = await compileBody('```text title="x" focus={2}\na\nb\n```');
    expect(html).toContain(
      '<pre translate="no" tabindex="0" class="has-focus"><code><span class="line dim">a</span>\n<span class="line">b</span></code></pre>',
    );
  });

  test('folds beyond 24 lines', async () => {
    const block = async (count: number) =>
      (await compileBody(`\`\`\`text title="x"\n${Array(count).fill('a').join('\n')}\n\`\`\``)).html;
    expect(await block(24)).not.toMatch(/foldable|unfold/);
    expect(await block(25)).toMatch(
      /^<figure class="code foldable" [\s\S]*<button class="unfold" type="button">Show all 25 lines<\/button><\/figure>$/,
    );
  });

  test('distinguishes commands from their output', async () => {
    expect(await lines('bash', '$ echo \\\n  a\na\n$ ls')).toEqual([
      '<span class="line"><span class="prompt">$ </span><span class="f">echo </span><span class="n">\\</span></span>',
      expect.stringMatching(/^<span class="line">(?!.*output).*a.*<\/span>$/),
      '<span class="line output">a</span>',
      '<span class="line"><span class="prompt">$ </span><span class="f">ls</span></span>',
    ]);
  });

  test('keeps a dollar sign that is not a prompt', async () => {
    const [line] = await lines('bash', 'echo $HOME');
    expect(line).not.toContain('prompt');
    expect(line?.replaceAll(/<[^>]*>/g, '')).toBe('echo $HOME');
  });
});

describe('every language', () => {
  const SAMPLES: Record<string, [code: string, token: string]> = {
    typescript: ['let a: string', '<span class="k">let'],
    tsx: ['let a: string', '<span class="k">let'],
    javascript: ['// a', '<span class="c">// a'],
    python: ['def a(): pass', '<span class="k">def'],
    go: ['func main() {}', '<span class="k">func'],
    dart: ["import 'a';", '<span class="k">import'],
    csharp: ['using System;', '<span class="k">using'],
    java: ['class A {}', '<span class="k">class'],
    kotlin: ['fun main() {}', '<span class="k">fun'],
    bash: ['echo "a"', '<span class="s">"a"'],
    powershell: ['ls # a', '<span class="c"># a'],
    json: ['{"a": 1}', '<span class="n">1'],
    yaml: ['a: 1', '<span class="n">1'],
    toml: ['a = 1', '<span class="n">1'],
    hcl: ['a = "b"', '<span class="s">"b"'],
    docker: ['FROM node', '<span class="k">FROM'],
    sql: ['SELECT 1', '<span class="k">SELECT'],
    html: ['<a href="b"></a>', '<span class="s">"b"'],
    css: ['a { color: red }', '<span class="f">color'],
    graphql: ['type A { b: Int }', '<span class="k">type'],
    ini: ['; a', '<span class="c">; a'],
    groovy: ["def a = 'b'", '<span class="s">\'b\''],
    xml: ['<!-- a -->', '<span class="c">&lt;!-- a --&gt;'],
    text: ['let a', 'let a'],
    dot: ['digraph { a -> b }', '<span class="k">digraph'],
  };

  test.each(Object.entries(SAMPLES))('%s is colored', async (language, [code, token]) => {
    expect((await lines(language, code)).join('\n')).toContain(token);
  });
});

test('the sample of a symbol folds its imports, and its text remains the code', async () => {
  const value = 'package main\n\nimport (\n\t"a"\n)\n\nfunc main() {\n}';
  const node: Code = {
    type: 'code',
    lang: 'go',
    value,
    data: { origin: { file: 'a.yaml', line: 1, column: 1 } },
  };
  node.data = { ...node.data, fence: readFenceMeta(node, () => {}) };
  const page = pageContext(
    { path: pagePath('/a'), file: '/x.mdx', sourceFile: 'x.mdx', source: '' },
    NO_SYMBOLS,
  );
  const { html = '', folded } = (await buildSample(node, page, () => {})) ?? {};
  expect(folded).toBe(5);
  expect(html).toMatch(/^<details><summary data-more="5">[^\n]*main[^\n]*\n<\/summary>[^/]*import/);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(value);
});
