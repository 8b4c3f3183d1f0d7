import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SampleLanguage } from '#content/sdks.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);

/** Four lines of front matter and the fence stand above the code. */
const LINES_ABOVE = 5;

const problemsOf = async (language: SampleLanguage, address: string, code: string) => {
  const { problems } = await compileBody(`\`\`\`${language}\n${code}\n\`\`\``, undefined, {
    symbols,
    address,
  });
  return problems;
};

/** Swaps the last letters of a name before its value. */
const misspelled = (code: string, option: string): { code: string; wrong: string; index: number } => {
  const wrong = option.replace(/(.)(.)$/, '$2$1');
  const index = code.search(new RegExp(`\\b${option}(?= ?[=:])`));
  return { code: code.slice(0, index) + wrong + code.slice(index + option.length), wrong, index };
};

/** Options of calls, in the libraries whose samples no compiler checks. */
const SAMPLES: [
  what: string,
  language: SampleLanguage,
  address: string,
  code: string,
  ...options: string[],
][] = [
  [
    'an object that is called',
    'python',
    '/batch',
    'from nitric.resources import job\n\nresize = job("resize")\n\n\n@resize(cpus=2, memory=1024, gpus=1)\nasync def run(ctx):\n    print(ctx.req.data)',
    'cpus',
    'memory',
    'gpus',
  ],
  [
    'a literal without a type in a list',
    'go',
    '/reference/go/v0/queues',
    'package main\n\nimport "github.com/nitrictech/go-sdk/api/queues"\n\nvar tasks = []queues.Task{{ID: "a"}, {PayloadType: "b"}}',
    'PayloadType',
  ],
  [
    'a constructor, and an initializer',
    'csharp',
    '/reference/csharp/v0/queues',
    'using Nitric.Sdk.Queue;\nusing Nitric.Sdk.Resource;\n\nvar options = new ApiOptions(basePath: "/a");\nvar task = new Task<string> { PayloadType = "a" };',
    'basePath',
    'PayloadType',
  ],
];

test.each(SAMPLES)(
  'the name of an option of %s is checked in %s, on %s',
  async (_, language, address, code, ...options) => {
    expect(await problemsOf(language, address, code)).toEqual([]);
    for (const option of options) {
      const mutation = misspelled(code, option);
      const before = code.slice(0, mutation.index).split('\n');
      expect(await problemsOf(language, address, mutation.code)).toEqual([
        {
          file: 'storage.mdx',
          line: LINES_ABOVE + before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          message: expect.stringContaining(`library has no \`${mutation.wrong}\` in `),
          hint: `Did you mean \`${option}\`?`,
        },
      ]);
    }
  },
);
