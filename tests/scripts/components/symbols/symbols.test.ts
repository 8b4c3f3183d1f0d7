import { describe, expect, test } from 'vitest';
import { BUCKET, BUCKET_TYPE, drawn, libraryOf, NODE } from './library-of.ts';

const STORAGE = '/reference/nodejs/storage';
const node = libraryOf('nodejs-v1', NODE);
const withSymbols = (...symbols: object[]) => libraryOf('nodejs-v1', { ...NODE, storage: { symbols } });

describe('the symbols of a page', () => {
  test('have an anchor each, properties and siblings too', async () => {
    const { facts, html } = await drawn(STORAGE, [node]);
    expect(facts.anchors).toEqual(['bucket', 'bucket-ref', 'bucket-list', 'bucket-name', 'bucket-all']);
    expect(html).toContain('<div class="property" id="bucket-name">');
    expect(html).toContain('<code id="bucket-all">all()</code>');
  });

  test('keep their anchors although a heading of the page has the same title', async () => {
    const { facts } = await drawn(STORAGE, [node], '## Bucket name\n\nText.\n\n<Symbols />');
    expect(facts.sections[0]?.id).toBe('bucket-name-1');
    expect(facts.anchors).toContain('bucket-name');
  });

  test('are the same in Markdown', async () => {
    const { markdown } = await drawn(STORAGE, [node]);
    expect(markdown).toBe(`## \`bucket()\`

\`\`\`typescript
bucket(name: string): Bucket
\`\`\`

Declares a \`bucket\`.

- Parameters:
  - \`name\` (\`string\`, required): The name.
- Returns: \`Promise<Bucket>\`: The declaration.

\`\`\`typescript
photos('a')
\`\`\`

## \`Bucket\`

A bucket.

- \`name\` (\`string\`): Its name.
  \`\`\`typescript
  b.name
  \`\`\`

### \`Bucket.list()\`

Lists the files.

The same signature: \`all()\`.

- Errors:
  - [\`CallError\`](/docs/reference/nodejs#errors): The call fails.
  - \`RangeError\`: There are too many.
- Permission: \`read\`
`);
  });

  test('are sections of the search, with their samples as code', async () => {
    const { output } = await drawn(STORAGE, [node, libraryOf('go-v1', NODE)]);
    expect(output?.search.sections.map(({ id, title, depth }) => [id, title, depth])).toEqual([
      ['bucket', 'bucket()', 2],
      ['bucket-ref', 'Bucket', 2],
      ['bucket-list', 'Bucket.list()', 3],
    ]);
    expect(output?.search.sections[0]).toMatchObject({
      text: 'Declares a bucket.\nname (string, required): The name.\nPromise<Bucket>: The declaration.',
      code: "bucket(name: string): Bucket\nphotos('a')",
    });
  });

  test('link one of several types with the same name', async () => {
    const namesake = { id: 'bucket-client', members: [] };
    const inNamespace = { id: 'bucket-inside', module: '@nitric/sdk#faas', members: [] };
    const linked = async (returns: object) => {
      const types = [{}, namesake, inNamespace].map((change) => ({ ...BUCKET_TYPE, ...change }));
      const { html } = await drawn(STORAGE, [withSymbols({ ...BUCKET, returns }, ...types)]);
      return /<dt>Returns<\/dt><dd><code>.*?<a href="(.*?)"/.exec(html)?.[1];
    };
    expect(await linked({ type: 'Bucket', of: 'bucket-ref' })).toBe('#bucket-ref');
    expect(await linked({ type: 'Promise<Bucket>', of: 'bucket-client' })).toBe('#bucket-client');
    expect(await linked({ type: 'faas.Bucket' })).toBe('#bucket-inside');
  });

  test('link the entry of an error that is a type of the library', async () => {
    const call = { name: '*errors.Bucket', when: 'The call fails.' };
    const library = libraryOf('nodejs-v1', { ...NODE, library: { errors: { call } } });
    const { html } = await drawn(STORAGE, [library]);
    expect(html).toContain('<a href="#bucket-ref"><code>*errors.Bucket</code></a>: The call fails.');
  });

  test('link the methods of a type, and their siblings, from three on', async () => {
    const method = (name: string, siblings: object[] = []) => ({
      ...BUCKET,
      id: `bucket-${name}`,
      name,
      kind: 'method',
      siblings,
    });
    const withMethods = (...members: object[]) =>
      drawn(STORAGE, [withSymbols(BUCKET, { ...BUCKET_TYPE, members })]);
    const siblings = [{ id: 'bucket-put', name: 'put' }];
    const { html, markdown, output, found } = await withMethods(method('get', siblings), method('delete'));
    expect(found).toEqual([]);
    expect(html).toContain(
      '<div><dt><a href="#bucket-get"><code>get()</code></a> <a href="#bucket-put"><code>put()</code></a></dt><dd>',
    );
    expect(markdown).toMatch(/- Methods:\n\s+- `get\(\)`, `put\(\)`: .*\n\s+- `delete\(\)`: /);
    const own = [{ id: 'bucket-put', name: 'put', summary: 'Puts.' }];
    expect((await withMethods(method('get', own), method('delete'))).markdown).toContain(
      '`put()`: The same signature.',
    );
    const many = Array.from({ length: 13 }, (_, index) => method(`get${index}`));
    expect((await withMethods(...many)).html).toContain('get0()</a>, <a href="#bucket-get1">get1()</a>');
    expect(output?.search.sections[1]?.text).toBe('A bucket.');
    expect((await withMethods(method('get'), method('delete'))).html).not.toContain('Methods');
  });

  test('link a type of another page, and not a word in quotes', async () => {
    const job = { ...BUCKET, id: 'job', name: 'job', returns: { type: "Bucket | 'Bucket'" } };
    const { html } = await drawn('/reference/nodejs/batch', [
      libraryOf('nodejs-v1', { ...NODE, batch: { symbols: [job] } }),
    ]);
    expect(html).toContain(
      `<code><a href="/docs/reference/nodejs/storage#bucket-ref">Bucket</a> | 'Bucket'</code>`,
    );
  });

  test('name a release, what replaces a deprecated symbol, and accepted values', async () => {
    const { markdown, html } = await drawn(STORAGE, [
      withSymbols(
        {
          ...BUCKET,
          since: '1.2.0',
          deprecated: 'Use [`Bucket`](/storage).',
          parameters: [
            { name: 'a', type: 'string', required: false, meaning: 'A.', values: ["'x'", "'y'"] },
            {
              name: 'b',
              type: 'B',
              meaning: 'B.',
              values: [{ name: 'z', meaning: 'Z.' }],
              callback: ['Bucket'],
            },
            { name: '...c', type: 'C[]', meaning: 'Some.', callback: ['Bucket'] },
          ],
        },
        BUCKET_TYPE,
      ),
    ]);
    expect(markdown).toContain('**Since 1.2.0**.\n\n**Deprecated**. Use [`Bucket`](/docs/storage).');
    expect(markdown).toContain("  - `a` (`string`): A.\n\n    Accepted values: `'x'`, `'y'`.");
    expect(markdown).toContain('- `b` (`B`, required): B. It gets `Bucket`.\n    - `z`: Z.');
    expect(markdown).toContain('- `...c` (`C[]`, required): Some. Each gets `Bucket`.');
    expect(html).toContain('<span class="badge">Since 1.2.0</span>');
    expect(html).toContain('<details class="accepted-values">');
  });
});

describe('the same symbol in other libraries', () => {
  const absent = [{ id: 'bucket-list', title: 'List files', instead: 'Use the *console*.' }];
  const go = libraryOf('go-v1', { library: { language: 'go' }, storage: { symbols: [BUCKET], absent } });
  const old = libraryOf('python-v0', { library: { language: 'python' }, storage: { symbols: [BUCKET] } });

  test('is one click away, and so is the note of a library that lacks it', async () => {
    const { markdown } = await drawn(STORAGE, [node, go, old]);
    expect(markdown).toContain('- Also in: [Go](/docs/reference/go/storage#bucket)\n');
    expect(markdown).toContain('- Not in: [Go](/docs/reference/go/storage#bucket-list)\n');
    expect(markdown).not.toContain('python');
  });

  test('may be a part of what the other library has as a whole', async () => {
    const dart = libraryOf('dart-v1', {
      websockets: { symbols: [{ ...BUCKET, id: 'websocket-on-connect' }] },
    });
    const python = libraryOf('python-v1', { websockets: { symbols: [{ ...BUCKET, id: 'websocket-on' }] } });
    const { markdown } = await drawn('/reference/dart/websockets', [dart, python]);
    expect(markdown).toContain('- Also in: [Python](/docs/reference/python/websockets#websocket-on)\n');
  });

  test('makes the page depend on all libraries, even on one without data yet', async () => {
    const { facts } = await drawn(STORAGE, [node, go, old]);
    expect(facts.symbols).toMatchObject({ nodejs: 'nodejs-v1', go: 'go-v1', dart: '' });
  });

  test('or its note has the anchor', async () => {
    const { facts, markdown } = await drawn('/reference/go/storage', [node, go]);
    expect(facts.sections.slice(-2)).toEqual([
      { id: 'not-in-the-go-library', title: 'Not in the Go library', depth: 2 },
      { id: 'bucket-list', title: 'List files', depth: 3 },
    ]);
    expect(markdown).toContain('### List files\n\nNot in the Go library. Use the *console*.\n');
  });
});

test.each([
  [
    { id: 'bucket-list', how: 'renamed', note: 'Call it.' },
    'In version 1: [`Bucket.list()`](/docs/reference/nodejs/storage#bucket-list) (renamed). Call it.',
  ],
  [{ id: 'bucket', how: 'same' }, 'In version 1: [`bucket()`](/docs/reference/nodejs/storage#bucket).'],
  [{ how: 'removed' }, 'Not in version 1.'],
])('a symbol of version 0 with %j says where it went', async (replacement, expected) => {
  const old = libraryOf('nodejs-v0', { storage: { symbols: [{ ...BUCKET, replacement }] } });
  const { markdown } = await drawn('/reference/nodejs/v0/storage', [node, old]);
  expect(markdown).toContain(`## \`bucket()\`\n\n${expected}\n`);
});

describe('a sample', () => {
  test('that is JavaScript stands under both tabs of Node.js, once', async () => {
    const { html } = await drawn(STORAGE, [withSymbols(BUCKET)]);
    expect(html.match(/class="tab"/g)).toHaveLength(2);
    expect(html.match(/class="panel"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="TypeScript, JavaScript"');
    expect(html.match(/<figure class="code" /g)).toHaveLength(1);
  });

  test('with types has a variant in JavaScript without them', async () => {
    const { html } = await drawn(STORAGE, [withSymbols({ ...BUCKET, sample: 'const a: string = 1\n' })]);
    expect(html.match(/class="panel"/g)).toHaveLength(2);
  });
});

describe('a mistake in the data', () => {
  test('is reported there, if it is in Markdown', async () => {
    const { problems } = await drawn(STORAGE, [
      withSymbols({ ...BUCKET, summary: 'A <Foo /> and `b here.' }),
    ]);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'symbols/nodejs-v1/storage.yaml:6 `` ` `` stays in the text.',
      'symbols/nodejs-v1/storage.yaml:6 `<Foo>` is not a component.',
    ]);
  });

  test('leaves the place of each link, for the check of links', async () => {
    const { facts } = await drawn(STORAGE, [withSymbols({ ...BUCKET, summary: 'A [b](/c).' })]);
    expect(facts.links).toContainEqual({
      url: '/c',
      file: 'symbols/nodejs-v1/storage.yaml',
      line: 6,
      column: 14,
    });
  });
});

test.each([
  ['/storage', [node], '`<Symbols />` is on a page without symbols.'],
  ['/reference/nodejs/sql', [node], 'The library has no symbols for the page `sql`.'],
])('on %s, the component is a mistake', async (address, libraries, message) => {
  const { problems } = await drawn(address, libraries);
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});
