import type { Code } from 'mdast';
import { describe, expect, test } from 'vitest';
import { readFenceMeta } from '#scripts/content/code/fence.ts';
import { withJavaScript } from '#scripts/content/code/javascript-sample.ts';

const block = (lang: string, value: string, meta = ''): Code => {
  const code: Code = { type: 'code', lang, meta, value };
  return { ...code, data: { fence: readFenceMeta(code, () => {}) } };
};

const derive = (value: string, meta = '') => {
  const problems: string[] = [];
  const blocks = withJavaScript([block('typescript', value, meta)], (_, message) => problems.push(message));
  const javascript = blocks.find((node): node is Code => node.type === 'code' && node.lang === 'javascript');
  return { value: javascript?.value, data: javascript?.data, problems };
};

describe('the JavaScript of a TypeScript sample', () => {
  test.each([
    ['const total = (a: number, b?: string): number => a;', 'const total = (a, b) => a;'],
    ['const box = new Map<string, Order[]>();', 'const box = new Map();'],
    ['const order = (await ctx.req.json()) as Order;', 'const order = (await ctx.req.json());'],
    [
      "use('a');\n\n// What a shop sells.\ninterface Item {\n  name: string;\n}\n\napi('main');",
      "use('a');\n\napi('main');",
    ],
    ["import type { A } from 'a';\nimport { b } from 'b';\nb();", "import { b } from 'b';\nb();"],
    ["import { a, B } from 'c';\na(({ b }: B) => b);", "import { a } from 'c';\na(({ b }) => b);"],
    ["import { orders } from '../orders';\norders();", "import { orders } from '../orders.js';\norders();"],
  ])('of %j is %j', (typescript, javascript) => expect(derive(typescript).value).toBe(javascript));

  test('keeps its marks on their lines and has the ending of its files', () => {
    const { data } = derive(
      'type A = string;\n\nconst a: A = read();\nsend(a);',
      'title="services/a.ts" {3} ins={4}',
    );
    expect(data?.fence).toMatchObject({
      title: 'services/a.js',
      highlight: new Set([1]),
      ins: new Set([2]),
    });
    expect(data?.derivedFrom).toEqual([3, 4]);
  });

  test('has the deleted lines of a change too', () => {
    const { value, data } = derive('const a: string = one();\nconst a: number = two();', 'del={1} ins={2}');
    expect(value).toBe('const a = one();\nconst a = two();');
    expect(data?.fence).toMatchObject({ del: new Set([1]), ins: new Set([2]) });
  });

  test('is not made if its author wrote one', () => {
    const blocks = [block('typescript', 'const a: A = 1;'), block('javascript', 'const a = 2;')];
    expect(withJavaScript(blocks, () => {})).toEqual(blocks);
  });
});
