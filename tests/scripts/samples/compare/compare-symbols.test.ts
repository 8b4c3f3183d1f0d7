import { describe, expect, test } from 'vitest';
import { compareSymbols } from '#scripts/samples/compare/compare-symbols.ts';
import { Exceptions } from '#scripts/samples/compare/exceptions.ts';
import { NODE_PACKAGES } from '#scripts/samples/node-packages.ts';
import { testLibrary } from '#tests/scripts/content/symbols/test-library.ts';

const PUBLISHED = `
declare abstract class Resource<Options = never> {
  readonly name: string;
  readonly options?: Options;
  protected register(): void;
  constructor(name: string, options?: Options);
}
interface BucketOptions { region?: string }
declare class Bucket extends Resource<BucketOptions> {
  private client;
  on(event: string, ...handlers: Handler[]): void;
  list(): string[];
  list(prefix?: string, options?: BucketOptions): string[];
  find: (id: string) => string;
  static of(): Bucket;
}
declare const bucket: (name: string) => Bucket;
declare const index_start: typeof start;
declare const start: (delay: number) => void;
declare namespace index { export { index_start as start } }
type Mode = 'read' | 'write';
declare enum Level { Low = 0 }
export { Bucket, Level, Mode, bucket, index as faas };
`;
const ADDITIONS =
  "declare module '@nitric/sdk' { interface Bucket { exists(): boolean; size: number } export const job: () => void }";

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

const method = (name: string, signature: string, more: object = {}) =>
  symbol(name, 'method', { signature, ...more });
const parameter = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  meaning: 'Text.',
  ...more,
});
const OPTIONAL = { required: false };
const LIST = [
  parameter('prefix', 'string', OPTIONAL),
  parameter('options', 'BucketOptions', OPTIONAL),
  parameter('options.region', 'string', OPTIONAL),
];
const LISTS = 'list(): string[]\nlist(prefix?: string, options?: BucketOptions): string[]';

const MEMBERS = [
  symbol('name', 'property', { signature: 'readonly name: string' }),
  symbol('options', 'property', { signature: 'readonly options?: BucketOptions', type: 'BucketOptions' }),
  method('on', 'on(event: string, ...handlers: Handler[]): void', {
    parameters: [parameter('event', 'string'), parameter('...handlers', 'Handler[]')],
  }),
  method('list', LISTS, { parameters: LIST, returns: { type: 'string[]' } }),
  method('find', 'find: (id: string) => string', {
    parameters: [parameter('id', 'string')],
    returns: { type: 'string' },
  }),
  method('exists', 'exists(): boolean', { since: '1.3.0', returns: { type: 'boolean' } }),
  symbol('size', 'property', { signature: 'size: number', type: 'number', since: '1.3.0' }),
];
const BUCKET = symbol('bucket-type', 'class', { name: 'Bucket', members: MEMBERS });
const OPTIONS = symbol('resource-options', 'property', {
  name: 'options',
  signature: 'options?: Options',
  type: 'Options',
});
const LEVEL = symbol('level', 'enum', {
  name: 'Level',
  members: [symbol('low', 'value', { name: 'Low', signature: 'Low = 0' })],
});
const SYMBOLS = [
  symbol('bucket', 'function', {
    signature: 'const bucket: (name: string) => Bucket',
    parameters: [parameter('name', 'string')],
    returns: { type: 'Bucket' },
  }),
  BUCKET,
  LEVEL,
  symbol('mode', 'type', { name: 'Mode', signature: "type Mode =\n  | 'read'\n  | 'write'" }),
  symbol('start', 'function', {
    signature: 'const start: (delay: number) => void',
    name: 'faas.start',
    parameters: [parameter('delay', 'number')],
  }),
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
    const resource = symbol('resource', 'class', {
      name: 'Resource',
      members: [...MEMBERS.slice(0, 1), OPTIONS],
    });
    const derived = changed('bucket-type', {
      signature: 'class Bucket extends Resource<BucketOptions>',
      members: MEMBERS.slice(2),
    });
    expect(await found([...derived, resource])).toEqual([]);
  });
});

describe('a difference is found when', () => {
  test.each<[string, object[], string]>([
    ['an exported name is missing', SYMBOLS.slice(1), 'It exports `bucket`, but no symbol has this name.'],
    [
      'a member is missing',
      changed('bucket-type', { members: MEMBERS.slice(1) }),
      '`Bucket` of It has `name`, but the data does not.',
    ],
    ['a symbol is gone', [...SYMBOLS, symbol('gone', 'class')], 'It has no `gone`.'],
    [
      'a member is gone',
      changed('bucket-type', { members: [...MEMBERS, symbol('gone', 'property')] }),
      '`Bucket` of It has no `gone`.',
    ],
    [
      'an exported name is missing that is newer than the package',
      SYMBOLS.slice(0, -1),
      'scripts/samples/declarations/nodejs-1.4.2.d.ts exports `job`, but no symbol has this name.',
    ],
    [
      'a member is missing that is newer than the package',
      changed('bucket-type', { members: MEMBERS.slice(0, -1) }),
      '`Bucket` of scripts/samples/declarations/nodejs-1.4.2.d.ts has `size`, but the data does not.',
    ],
    [
      'a value of a union is missing',
      changed('mode', { members: [symbol('read', 'value', { name: "'read'", signature: "'read'" })] }),
      "`Mode` of It has `'write'`, but the data does not.",
    ],
    [
      'a symbol is of another kind',
      changed('level', { kind: 'class', signature: undefined }),
      'The declaration is of the kind `enum`, but the symbol is of the kind `class`.',
    ],
    [
      'a union has another value',
      changed('mode', { signature: "type Mode = 'read' | 'delete'" }),
      "The signature says `'read' | 'delete'`, but the declaration says `'read' | 'write'`.",
    ],
    [
      'a value of an enum differs',
      changed('level', { members: [symbol('low', 'value', { name: 'Low', signature: 'Low = 1' })] }),
      'The signature says `1`, but the declaration says `0`.',
    ],
    [
      'a parameter has another type',
      changed('start', {
        signature: 'const start: (delay: string) => void',
        parameters: [parameter('delay', 'string')],
      }),
      'The signature says `(delay: string) => void`, but the declaration says `(delay: number) => void`.',
    ],
    [
      'a parameter has another name',
      changed('start', {
        signature: 'const start: (time: number) => void',
        parameters: [parameter('time', 'number')],
      }),
      'The signature says `(time: number) => void`, but the declaration says `(delay: number) => void`.',
    ],
    [
      'a parameter is not optional',
      withMember('find', {
        signature: 'find: (id?: string) => string',
        parameters: [parameter('id', 'string', OPTIONAL)],
      }),
      'The signature says `(id?: string) => string`, but the declaration says `(id: string) => string`.',
    ],
    [
      'a parameter is missing',
      withMember('on', { signature: 'on(event: string): void', parameters: [parameter('event', 'string')] }),
      'The signature says `(event: string) => void`, but the declaration says `(event: string, ...handlers: Handler[]) => void`.',
    ],
    [
      'an overload is missing',
      withMember('list', { signature: 'list(): string[]', parameters: undefined }),
      'The signature says `() => string[]`, but the declaration says `() => string[] and (prefix?: string, options?: BucketOptions) => string[]`.',
    ],
    [
      'a result has another type',
      withMember('exists', { signature: 'exists(): string', returns: { type: 'string' } }),
      'The signature says `() => string`, but the declaration says `() => boolean`.',
    ],
    [
      'a property has another type',
      withMember('options', { signature: 'options?: string', type: 'string' }),
      'The signature says `optional string`, but the declaration says `optional BucketOptions`.',
    ],
    [
      'a constructor has another parameter',
      [
        ...SYMBOLS,
        symbol('resource', 'class', {
          name: 'Resource',
          signature: 'new Resource(name: string)',
          parameters: [parameter('name', 'string')],
          members: [...MEMBERS.slice(0, 1), OPTIONS],
        }),
      ],
      'The signature says `(name: string)`, but the declaration says `(name: string, options?: Options)`.',
    ],
    [
      'the entry of a parameter has another name than the signature',
      withMember('find', { parameters: [parameter('key', 'string'), parameter('id', 'string')] }),
      'The signature has no `key`.',
    ],
    [
      'the signature has a parameter without an entry',
      withMember('find', { parameters: [] }),
      'The signature has `id`, but `parameters` does not.',
    ],
    [
      'the entry of a parameter has another type',
      withMember('find', { parameters: [parameter('id', 'number')] }),
      'The type is `number`, but the signature has `string`.',
    ],
    [
      'the entry of a field has another type',
      withMember('list', { parameters: LIST.with(2, parameter('options.region', 'number', OPTIONAL)) }),
      'The type is `number`, but the signature has `string`.',
    ],
    [
      'the entry of a parameter is required',
      withMember('list', { parameters: LIST.with(0, parameter('prefix', 'string')) }),
      'In the signature, `prefix` is optional.',
    ],
    [
      'the entry of a result has another type',
      withMember('list', { returns: { type: 'string' } }),
      'The type is `string`, but the signature has `string[]`.',
    ],
    [
      'the entry of a property has another type',
      withMember('name', { type: 'number' }),
      'The type is `number`, but the signature has `string`.',
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

test('a name may be left out as an exception, which is then needed', async () => {
  const texts = { published: 'declare class Method {}\nexport { Method };', additions: '' };
  const exceptions = new Exceptions();
  expect(exceptions.unneeded).toContain('Method');
  expect(await compareSymbols(testLibrary('nodejs-v1', []), NODE_PACKAGES.v1, texts, exceptions)).toEqual([]);
  expect(exceptions.unneeded).not.toContain('Method');
});
