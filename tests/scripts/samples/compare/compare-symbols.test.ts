import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { compareSymbols } from '#scripts/samples/compare/compare-symbols.ts';
import { LEFT_OUT } from '#scripts/samples/compare/exceptions.ts';
import { readDeclarations } from '#scripts/samples/compare/read-declarations.ts';
import { NODE_PACKAGES } from '#scripts/samples/node-packages.ts';
import { testLibrary } from '#tests/scripts/content/symbols/test-library.ts';

const PUBLISHED = `
declare abstract class Resource {
  readonly name: string;
  protected register(): void;
  constructor(name: string);
}
declare class Bucket extends Resource {
  private client;
  on(event: string, ...handlers: Handler[]): void;
  list(): string[];
  list(prefix?: string): string[];
  find: (id: string) => string;
  static of(): Bucket;
}
declare const bucket: (name: string) => Bucket;
declare const index_start: typeof start;
declare const start: (delay: number) => void;
declare namespace index { export { index_start as start } }
type Mode = 'read' | 'write';
export { Bucket, Mode, bucket, index as faas };
`;
const ADDITIONS =
  "declare module '@nitric/sdk' { interface Bucket { exists(): boolean } export const job: () => void }";

const symbol = (id: string, kind: string, more: object = {}) => ({
  id,
  name: id,
  kind,
  summary: 'Text.',
  sample: 'bucket()',
  ...(['function', 'method'].includes(kind) ? { signature: `${id}(): void`, errors: [] } : {}),
  ...(kind === 'property' ? { type: 'string' } : {}),
  ...(kind === 'value' ? { signature: id } : {}),
  ...more,
});

const MEMBERS = [
  symbol('name', 'property'),
  symbol('on', 'method', { signature: 'on(event: string, ...handlers: Handler[]): void' }),
  symbol('list', 'method', { signature: "list(): string[]\nlist(prefix = ''): string[]" }),
  symbol('find', 'method', { signature: 'find: (id: string) => string' }),
  symbol('exists', 'method', { signature: 'exists(): boolean', since: '1.3.0' }),
];
const BUCKET = symbol('bucket-type', 'class', { name: 'Bucket', members: MEMBERS });
const SYMBOLS = [
  symbol('bucket', 'function', { signature: 'const bucket: (name: string) => Bucket' }),
  BUCKET,
  symbol('mode', 'type', { name: 'Mode', signature: "type Mode = 'read' | 'write'" }),
  symbol('start', 'function', { signature: 'const start: (delay: number) => void', name: 'faas.start' }),
  symbol('job', 'function', { signature: 'const job: () => void', since: '1.3.0' }),
];

/** The messages, without the name of the package. */
const found = async (symbols: readonly object[]): Promise<string[]> => {
  const texts = { published: PUBLISHED, additions: ADDITIONS };
  const problems = await compareSymbols(testLibrary('nodejs-v1', symbols), NODE_PACKAGES.v1, texts);
  return problems.map(({ message }) => message.replaceAll('@nitric/sdk 1.2.2', 'It'));
};

const changed = (id: string, more: object): object[] =>
  SYMBOLS.map((each) => (each.id === id ? { ...each, ...more } : each));

const withMember = (id: string, more: object): object[] =>
  changed('bucket-type', { members: MEMBERS.map((each) => (each.id === id ? { ...each, ...more } : each)) });

describe('symbols that agree with their declarations', () => {
  test('have no problems', async () => {
    expect(await found(SYMBOLS)).toEqual([]);
  });

  test('need no entry for a member that the type they extend has', async () => {
    const resource = symbol('resource', 'class', { name: 'Resource', members: MEMBERS.slice(0, 1) });
    const derived = changed('bucket-type', { extends: 'Resource', members: MEMBERS.slice(1) });
    expect(await found([...derived, resource])).toEqual([]);
  });
});

describe('a difference is found when', () => {
  test.each<[string, object[], string]>([
    ['an exported name is missing', SYMBOLS.slice(1), 'It exports `bucket`, and no symbol has this name.'],
    [
      'a member is missing',
      changed('bucket-type', { members: MEMBERS.slice(1) }),
      '`Bucket` of It has `name`, and the data does not.',
    ],
    ['a symbol is gone', [...SYMBOLS, symbol('gone', 'class')], 'It has no `gone`.'],
    [
      'a member is gone',
      changed('bucket-type', { members: [...MEMBERS, symbol('gone', 'property')] }),
      '`Bucket` of It has no `gone`.',
    ],
    [
      'a parameter has another name',
      changed('bucket', { signature: 'const bucket: (id: string) => Bucket' }),
      'The signature has the parameters `(id)`, and the declaration has `(name)`.',
    ],
    [
      'a parameter is not optional',
      withMember('find', { signature: 'find: (id?: string) => string' }),
      'The signature has the parameters `(id?)`, and the declaration has `(id)`.',
    ],
    [
      'a parameter is missing',
      withMember('on', { signature: 'on(event: string): void' }),
      'The signature has the parameters `(event)`, and the declaration has `(event, ...handlers)`.',
    ],
    [
      'an overload is missing',
      withMember('list', { signature: 'list(): string[]' }),
      'The signature has the parameters `()`, and the declaration has `()` and `(prefix?)`.',
    ],
    [
      'a function of a namespace has another parameter',
      changed('start', { signature: 'const start: () => void' }),
      'The signature has the parameters `()`, and the declaration has `(delay)`.',
    ],
    [
      'something newer than the package does not say so',
      changed('job', { since: '1.2.2' }),
      'It has no `job`, and the symbol does not say since when it exists.',
    ],
    [
      'a newer member does not say so',
      withMember('exists', { since: '1.1.0' }),
      'It has no `exists`, and the symbol does not say since when it exists.',
    ],
    [
      'something of the package is said to be newer',
      changed('bucket', { since: '1.10.0' }),
      'It already has `bucket`.',
    ],
  ])('%s', async (_, symbols, message) => {
    expect(await found(symbols)).toEqual([message]);
  });
});

describe('an exception', () => {
  test('may be left out', async () => {
    const texts = { published: 'declare class Method {}\nexport { Method };', additions: '' };
    expect(await compareSymbols(testLibrary('nodejs-v1', []), NODE_PACKAGES.v1, texts)).toEqual([]);
  });

  test('is still exported by a version of the package', async () => {
    const texts = Object.values(NODE_PACKAGES).map(({ declarations }) =>
      readFile(join(projectRoot, declarations), 'utf8'),
    );
    const versions = await Promise.all((await Promise.all(texts)).map(readDeclarations));
    const exported = versions.flatMap((declarations) => declarations.exported);
    const names = Object.values(LEFT_OUT)
      .flat()
      .filter((name) => !/[.*]/.test(name));
    expect(names.filter((name) => !exported.includes(name))).toEqual([]);
  });
});

test('the published declarations have classes with inherited members, functions, and namespaces', async () => {
  const read = async (file: string) => readDeclarations(await readFile(join(projectRoot, file), 'utf8'));
  const [first, old] = [await read(NODE_PACKAGES.v1.declarations), await read(NODE_PACKAGES.v0.declarations)];
  const bucket = first.find('BucketResource');
  expect(bucket && [...first.membersOf(bucket).keys()]).toEqual(['name', 'on', 'for', 'allow']);
  expect(old.find('faas.start')?.overloads).toEqual([[{ name: 'handlers', optional: false, rest: true }]]);
  expect(old.find('bucket')?.overloads).toEqual([[{ name: 'name', optional: false, rest: false }]]);
});
