import { describe, expect, test } from 'vitest';
import { siteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { BUCKET, BUCKET_TYPE, testLibrary } from '#tests/scripts/content/symbols/test-library.ts';

const DECLARED = {
  id: 'bucket-resource',
  name: 'BucketResource',
  kind: 'class',
  summary: 'A declared bucket.',
  members: [
    {
      id: 'bucket-allow',
      name: 'allow',
      kind: 'method',
      signature: 'allow(...permissions: string[]): Store',
      summary: 'Requests permissions.',
      parameters: [
        { name: 'permission', type: 'string', meaning: 'One.', values: ["'read'", "'write'"] },
        { name: '*more', type: 'string', meaning: 'More.' },
      ],
      returns: { type: 'Store', of: 'Store' },
      errors: [],
      sample: 'a\n',
    },
  ],
};
const method = (name: string, permission: string) => ({
  id: `store-${name}`,
  name,
  kind: 'method',
  signature: `${name}(): void`,
  summary: 'Does it.',
  permissions: [permission],
  errors: [],
  sample: 'a\n',
});
const STORE = {
  id: 'store',
  name: 'Store',
  kind: 'class',
  summary: 'A store.',
  members: [method('load', 'read'), method('save', 'write')],
};
const DECLARE = {
  ...BUCKET,
  id: 'declare',
  name: 'declare',
  returns: { type: 'BucketResource', of: 'BucketResource' },
};
const REFUSED = {
  id: 'permission-denied-exception',
  name: 'Refused',
  kind: 'class',
  summary: 'The permission is missing.',
};
const library = testLibrary('nodejs-v1', [BUCKET, BUCKET_TYPE, DECLARE, DECLARED, STORE, REFUSED]);
const symbols = siteSymbols([library]);
const STORAGE = '/docs/reference/nodejs/storage';

const compiled = (code: string, fence = 'typescript') =>
  compileBody(`\`\`\`${fence}\n${code}\n\`\`\``, undefined, { symbols });

const IMPORT = "import { bucket } from '@nitric/sdk'";
const link = (id: string, name: string, color: string) =>
  `<a class="${color}" href="${STORAGE}#${id}">${name}</a>`;

describe('the code of a page', () => {
  test('links to the entries of the symbols that it uses, inside its colors', async () => {
    const { html, found } = await compiled(`${IMPORT}\nbucket('x').list()`);
    expect(found).toEqual([]);
    expect(html).toContain(link('bucket', 'bucket', 'v'));
    expect(html).toContain(link('bucket-list', 'list', 'f'));
  });

  test('links to entries of the same page by their anchors, while the cards keep their addresses', async () => {
    const address = STORAGE.replace('/docs', '');
    const { html, output } = await compileBody(`\`\`\`typescript\n${IMPORT}\n\`\`\``, undefined, {
      symbols,
      address,
    });
    expect(html).toContain('<a class="v" href="#bucket">bucket</a>');
    expect(Object.keys(JSON.parse(output?.cards?.text ?? ''))).toEqual([`${STORAGE}#bucket`]);
  });

  test('has one tab stop for each symbol, at its first link', async () => {
    const { html } = await compiled(`${IMPORT}\nbucket('x')\nbucket('y')`);
    const stops = [...html.matchAll(/<a class="[a-z]".*?>/g)].map(([tag]) => !tag.includes('tabindex'));
    expect(stops).toEqual([true, false, false]);
  });

  test('has no links in deleted lines, which are the code of another version', async () => {
    const { html, found } = await compiled(
      `${IMPORT}\nbucket('x').files()\nbucket('x').list()`,
      'typescript del={2}',
    );
    expect(found).toEqual([]);
    expect(html.match(/<a class="[a-z]"/g)).toHaveLength(3);
  });

  test('is reported if it takes a name from the library that the library does not have', async () => {
    expect((await compiled(`${IMPORT}\nbucket('x').fil()\nbucket('y').lst()`)).found).toEqual([
      '3:13 The Node.js library has no `fil` in `Bucket`. | Correct the name, or add the symbol to content/symbols.',
      '4:13 The Node.js library has no `lst` in `Bucket`. | Did you mean `list`?',
    ]);
    expect((await compiled("import { bukcet } from '@nitric/sdk'")).found).toEqual([
      '2:10 The Node.js library has no `bukcet` in `@nitric/sdk`. | Did you mean `bucket`?',
    ]);
    expect((await compiled("import { bucket } from '@nitric/skd'")).found).toEqual([
      '2:25 The Node.js library has no module `@nitric/skd`. | Did you mean `@nitric/sdk`?',
    ]);
  });
});

describe('a sample with permissions is reported if it', () => {
  const IMPORTS = "import { declare } from '@nitric/sdk'\nconst permissions = ['read']";
  const REQUEST = 'Add it to the arguments of `allow`.';

  test.each([
    [
      'uses a method without any',
      "declare('x').load()",
      '4:14 The Node.js library has no `load` in `BucketResource`. | Request permissions first: `.allow(…).load`.',
    ],
    [
      'uses a method without its own',
      "declare('x').allow('read').save()",
      `4:28 \`save\` needs the permission \`write\`, which the sample does not request. | ${REQUEST}`,
    ],
    [
      'requests one that does not exist',
      "declare('x').allow('reading').load()",
      '4:21 The Node.js library has no `reading` in `allow`. | Write `read` or `write`.',
    ],
  ])('%s', async (_, code, problem) => {
    expect((await compiled(`${IMPORTS}\n${code}`)).found).toEqual([problem]);
  });

  test.each([
    "const a = declare('x').allow('read')\nconst b = declare('y').allow('write')\na.save()",
    "declare('x').allow(...permissions).save()",
    'export const save = (store: Store) => store.save()',
  ])('does not request it in another way: %s', async (code) => {
    expect((await compiled(`${IMPORTS}\n${code}`)).found).toEqual([]);
  });
});

test('a sample may use a method without its permission to show the refusal', async () => {
  const refused = "try { declare('x').allow('read').save() }\ncatch (error) { error instanceof Refused }";
  const code = `import { declare, Refused } from '@nitric/sdk'\n${refused}`;
  expect((await compiled(code)).found).toEqual([]);
});

describe('a sample is reported if it calls a function of the library without an import', () => {
  test('and does not declare it', async () => {
    expect((await compiled("import { declare } from '@nitric/sdk'\nbucket('x').list()")).found).toEqual([
      '3:1 The sample calls `bucket` without an import. | Import it, or declare it.',
    ]);
  });

  test.each([
    "import { bucket } from './own.ts'\nbucket('x')",
    "import bucket from './own.ts'\nbucket('x')",
    "bucket('x')\nfunction bucket(name: string) {}",
    "const bucket = (name: string) => name\nbucket('x')",
    "const f = (bucket: Function) => bucket('x')",
  ])('unless it has its own: %s', async (code) => {
    expect((await compiled(code)).found).toEqual([]);
  });
});

describe('a page', () => {
  test('has a file with the cards of the symbols in its code', async () => {
    const { output } = await compiled(`${IMPORT}\nbucket('x').list()`);
    expect(output?.page.cards).toBe(`/docs/assets/${output?.cards?.asset}`);
    expect(JSON.parse(output?.cards?.text ?? '')).toEqual({
      [`${STORAGE}#bucket`]: ['bucket(name: string): Bucket', 'Declares a bucket.'],
      [`${STORAGE}#bucket-list`]: ['list(): string[]', 'Lists the files.'],
    });
  });

  test('knows the release that its code is for', async () => {
    const { output } = await compiled(`${IMPORT}\nbucket('x')`);
    expect(output?.page.samplesRelease).toBe('Samples for Node.js 1.4.2');
    expect(output?.markdown.samplesRelease).toBe(output?.page.samplesRelease);
  });

  test('depends on the data of the libraries in its code', async () => {
    expect((await compiled(`${IMPORT}\nbucket('x')`)).facts.symbols).toEqual({ nodejs: 'nodejs-v1' });
    expect((await compiled('x = 1', 'python')).facts.symbols).toEqual({ python: '' });
  });

  test.each(['Text.', '```bash\nls\n```'])(
    'has no cards and names no release if its code uses no library: %j',
    async (body) => {
      const { output } = await compileBody(body);
      expect(output?.page).not.toHaveProperty('cards');
      expect(output?.page).not.toHaveProperty('samplesRelease');
      expect(output?.markdown).not.toHaveProperty('samplesRelease');
    },
  );
});
