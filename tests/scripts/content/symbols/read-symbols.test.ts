import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { BUCKET, BUCKET_TYPE, filesOf } from './test-library.ts';

const read = async (folders: Record<string, Record<string, string | Uint8Array>>) => {
  const root = await temporaryFolder();
  for (const [folder, files] of Object.entries(folders))
    for (const [name, text] of Object.entries(files)) {
      const file = join(root, 'symbols', folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  const { symbols, problems, strays } = await readSymbols(join(root, 'symbols'), root);
  return {
    symbols,
    found: [...strays, ...problems].map(
      ({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} | ${hint}`,
    ),
  };
};

const foundIn = async (symbols: readonly object[], about?: object, more?: object) =>
  (await read({ 'nodejs-v1': filesOf(symbols, about, more) })).found;

describe('the symbols of a library', () => {
  test('are found by identifier, with their page and address', async () => {
    const { symbols, found } = await read({ 'nodejs-v1': filesOf([BUCKET, BUCKET_TYPE]) });
    expect(found).toEqual([]);
    const list = symbols.get('nodejs')?.find('bucket-list');
    expect(list?.owner?.name).toBe('Bucket');
    expect(list?.page).toBe('storage');
    expect(list?.href).toBe('/docs/reference/nodejs/storage#bucket-list');
  });

  test('keep their whole texts: a comment behind one is reported', async () => {
    const summary = 'Declares a bucket';
    const files = filesOf([{ ...BUCKET, summary }, BUCKET_TYPE]);
    const text = files['storage.yaml']?.replace(summary, `${summary} #1.`) ?? '';
    const { found } = await read({ 'nodejs-v1': { ...files, 'storage.yaml': text } });
    expect(found).toEqual([
      expect.stringContaining('The text `Declares a bucket` ends before `#1.`, which is a comment.'),
    ]);
  });

  test('of an older version have its address', async () => {
    const old = { ...BUCKET, replacement: { id: 'bucket', how: 'same' } };
    const oldType = {
      ...BUCKET_TYPE,
      replacement: { how: 'removed' },
      members: BUCKET_TYPE.members.map((member) => ({ ...member, replacement: { how: 'removed' } })),
    };
    const { symbols, found } = await read({
      'nodejs-v1': filesOf([BUCKET, BUCKET_TYPE]),
      'nodejs-v0': filesOf([old, oldType]),
    });
    expect(found).toEqual([]);
    expect(symbols.get('nodejs/v0')?.find('bucket')?.href).toBe('/docs/reference/nodejs/v0/storage#bucket');
  });

  test('have the order of the other libraries', async () => {
    const { found } = await read({
      'nodejs-v1': filesOf([BUCKET, BUCKET_TYPE]),
      'python-v1': filesOf([BUCKET_TYPE, BUCKET]),
    });
    expect(found).toEqual([
      'symbols/python-v1/storage.yaml:17:9 `bucket` is below `bucket-ref`, but above it in the data of `nodejs`. | Move it above `bucket-ref`, so that every library has its symbols in the same order.',
    ]);
  });

  test('know the position of each value', async () => {
    const files = filesOf([BUCKET, BUCKET_TYPE]);
    const { symbols } = await read({ 'nodejs-v1': files });
    const lines = files['storage.yaml']?.split('\n') ?? [];
    expect(symbols.get('nodejs')?.origin('storage', ['symbols', 1, 'members', 0, 'sample'])).toEqual({
      file: 'symbols/nodejs-v1/storage.yaml',
      line: lines.findLastIndex((line) => line.includes('sample: |')) + 2,
      column: 11,
    });
  });
});

describe('a problem in the symbols is reported at its position', () => {
  test('all of them are reported at once', async () => {
    const text = 'symbols:\n  - id: Bucket\n    name: bucket\n    kind: functio\n    sampel: x\n';
    const { found } = await read({ 'nodejs-v1': { ...filesOf([]), 'storage.yaml': text } });
    expect(found).toEqual([
      expect.stringMatching(/storage\.yaml:2:9 `id` must be lowercase words joined by hyphens\./),
      expect.stringContaining(
        'storage.yaml:4:11 `functio` is not a value of `kind`. | Did you mean `function`?',
      ),
      expect.stringMatching(/storage\.yaml:2:5 `summary` is missing\. \| Write `summary: …`\./),
      expect.stringContaining(
        'storage.yaml:5:13 `sampel` is not a key here. | Remove it, or correct its name.',
      ),
    ]);
  });

  test.each<[message: string, change: object]>([
    ['`bucket` has no signature.', { signature: undefined }],
    ['`summary` must be one line.', { summary: 'Creates\na bucket.' }],
    ['`summary` must be one sentence with its period', { summary: 'A `b.`. Or c.' }],
    ['`summary` must be one sentence with its period', { summary: 'A bucket' }],
    ['`bucket` does not say which errors it raises.', { errors: undefined }],
    ['`call` is not an error group of library.yaml.', { errors: ['call'] }],
    ['`Buket` is not a symbol of this library.', { returns: { type: 'X', of: 'Buket' } }],
    ['`raed` is not a permission on this page.', { permissions: ['raed'] }],
    ['The library has no release `1.9.9`.', { since: '1.9.9' }],
    ['Only symbols of older versions have a replacement.', { replacement: { how: 'same' } }],
    ['`bucket-ref` names two symbols; the other is in storage.yaml.', { id: 'bucket-ref' }],
  ])('%s', async (message, change) => {
    expect((await foundIn([{ ...BUCKET, ...change }, BUCKET_TYPE])).join('\n')).toContain(message);
  });

  test('it may be a symbol that is also absent', async () => {
    const absent = [{ id: 'bucket', title: 'Buckets', instead: 'Use a disk.' }];
    expect((await foundIn([BUCKET, BUCKET_TYPE], {}, { absent })).join('\n')).toContain(
      '`bucket` is also listed as absent.',
    );
  });

  test.each([{ type: 'Bucket' }, { type: 'Bucket', of: 'Bucket' }])(
    'it may be a returned type whose name two types have: %o',
    async (returns) => {
      const namesake = { ...BUCKET_TYPE, id: 'bucket-resource', members: [] };
      const foundFor = (change: object) =>
        foundIn([{ ...BUCKET, returns: { ...returns, ...change } }, BUCKET_TYPE, namesake]);
      expect(await foundFor({})).toEqual([
        expect.stringContaining('`bucket-ref` and `bucket-resource` are both called `Bucket`.'),
      ]);
      expect(await foundFor({ of: 'bucket-ref' })).toEqual([]);
    },
  );

  test('it may be a property that no sample of the page uses', async () => {
    const size = {
      id: 'size',
      name: 'size',
      kind: 'property',
      signature: 'size: number',
      type: 'number',
      summary: 'Its size.',
    };
    const type = { ...BUCKET_TYPE, members: [...BUCKET_TYPE.members, size] };
    expect(await foundIn([BUCKET, type])).toEqual([
      expect.stringMatching(/No sample of the page uses `size`\. \| Add a sample to it or to `Bucket`\./),
    ]);
  });

  test('it may be an old symbol without a replacement', async () => {
    const { found } = await read({
      'nodejs-v1': filesOf([BUCKET, BUCKET_TYPE]),
      'nodejs-v0': filesOf([BUCKET, { ...BUCKET_TYPE, members: [] }]),
    });
    expect(found).toEqual([
      expect.stringContaining('`bucket` does not name its replacement.'),
      expect.stringContaining('`bucket-ref` does not name its replacement.'),
    ]);
  });

  test.each([
    [{ how: 'same' }, '`how: same` needs the `id` of the symbol in the latest version.'],
    [{ how: 'removed', id: 'bucket' }, 'A removed symbol has no `id` in the latest version.'],
  ])('it may be the replacement %j', async (replacement, message) => {
    const { found } = await read({
      'nodejs-v1': filesOf([BUCKET]),
      'nodejs-v0': filesOf([{ ...BUCKET, returns: undefined, replacement }]),
    });
    expect(found.join('\n')).toContain(message);
  });

  test('problems of the latest version are no problems of the older one', async () => {
    const { found } = await read({
      'nodejs-v1': filesOf([{ ...BUCKET, kind: 'functio' }]),
      'nodejs-v0': filesOf([{ ...BUCKET, returns: undefined, replacement: { id: 'bucket', how: 'same' } }]),
    });
    expect(found).toEqual([
      'symbols/nodejs-v1/storage.yaml:4:11 `functio` is not a value of `kind`. | Did you mean `function`?',
    ]);
  });

  test.each([
    ['symbols: []\nabsnt: []\n', '2:8 `absnt` is not a key here. | Remove it, or correct its name.'],
    ['symbols:\nmodule: x\n', '1:9 `symbols` is empty. | Write its value, or remove the line if'],
    ['symbols: bucket\n', '1:10 `symbols` must be a list, whose lines begin with `- `. | See “Symbols”'],
    ['symbols: [', '1:11 The file is not valid YAML'],
  ])('it may be in the file %j', async (text, problem) => {
    const { found } = await read({ 'nodejs-v1': { ...filesOf([]), 'storage.yaml': text } });
    expect(found).toEqual([expect.stringContaining(`symbols/nodejs-v1/storage.yaml:${problem}`)]);
  });

  test('it may be the encoding of a file', async () => {
    const bytes = Buffer.from('\uFEFFsymbols: []\n', 'utf16le');
    const { found } = await read({ 'nodejs-v1': { ...filesOf([]), 'storage.yaml': bytes } });
    expect(found).toEqual(['symbols/nodejs-v1/storage.yaml:1:1 The file is in UTF-16. | Save it as UTF-8.']);
  });

  test.each<[message: string, folder: string, files: Record<string, string>]>([
    ['`ruby-v1` is not a library with a version of this site.', 'ruby-v1', filesOf([])],
    ['`nodejs-v7` is not a library with a version of this site.', 'nodejs-v7', filesOf([])],
    ['Did you mean `storage`?', 'nodejs-v1', { ...filesOf([]), 'storge.yaml': 'symbols: []' }],
    ['End its name in `.yaml`', 'nodejs-v1', { ...filesOf([]), 'storage.yml': 'a' }],
    ['The folder has no `library.yaml`.', 'nodejs-v1', { 'storage.yaml': 'symbols: []' }],
  ])('%s', async (message, folder, files) => {
    expect((await read({ [folder]: files })).found.join('\n')).toContain(message);
  });
});
