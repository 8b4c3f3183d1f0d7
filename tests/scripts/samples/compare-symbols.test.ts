import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SymbolFile } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { compareSymbols } from '#scripts/samples/compare-symbols.ts';
import { NODE_PACKAGES } from '#scripts/samples/compiler.ts';
import { testLibrary } from '#tests/scripts/content/symbols/test-library.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const PUBLISHED = `
declare abstract class Resource<Options = never> {
  readonly name: string;
  readonly options?: Options;
  protected register(): void;
  constructor(name: string, options?: Options);
}
interface BucketOptions { region?: string }
interface Handler { (): void }
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
const ADDITIONS = `
declare module '@nitric/sdk' {
  interface Bucket {
    exists(): boolean;
    size: number;
  }
  export const job: () => void;
}
`;

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
  required: true,
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

const TEXTS = { published: PUBLISHED, additions: ADDITIONS };

/** Compares pages with symbols, each by its name, and returns the problems of each with their positions. */
const compared = async (
  pages: Readonly<Record<string, readonly object[]>>,
): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  const library = {
    // The data is as the schema leaves it.
    pages: new Map(Object.entries(pages).map(([page, symbols]) => [page, { symbols } as SymbolFile])),
    origin: (page: string, path: ValuePath) => ({
      file: `${page} ${path.slice(2).join('.')}`,
      line: 1,
      column: 1,
    }),
  };
  const workFolder = join(await temporaryFolder(), 'work');
  const problems = await compareSymbols(library, { about: NODE_PACKAGES.v1, texts: TEXTS, workFolder });
  for (const { file, message } of problems) {
    const [page = '', position] = file.split(' ');
    found[page] = [...(found[page] ?? []), `${position}: ${message.replaceAll('@nitric/sdk 1.2.2', 'It')}`];
  }
  return found;
};

const changed = (id: string, more: object): object[] =>
  SYMBOLS.map((each) => (each.id === id ? { ...each, ...more } : each));

const withMember = (id: string, more: object): object[] =>
  changed('bucket-type', { members: MEMBERS.map((each) => (each.id === id ? { ...each, ...more } : each)) });

const RESOURCE = symbol('resource', 'class', {
  name: 'Resource',
  members: [...MEMBERS.slice(0, 1), OPTIONS],
});

/** Pages that agree with the declarations. */
const RIGHT = {
  right: SYMBOLS,
  inherited: [
    RESOURCE,
    ...changed('bucket-type', {
      signature: 'class Bucket extends Resource<BucketOptions>',
      members: MEMBERS.slice(2),
    }),
  ],
};

const differs = (path: string, name: string, written: string, declared: string): string =>
  `${path}: \`${name}\`, used as documented, does not type-check: Type '${written}' does not satisfy the expected type '${declared}'.`;

/** What is wrong, the symbols, and the problem at its position. */
const PROBLEMS: readonly [string, object[], string][] = [
  [
    'a member is missing',
    changed('bucket-type', { members: MEMBERS.slice(1) }),
    'name: `Bucket` is declared with `name`, but the data lacks it.',
  ],
  ['a symbol is gone', [...SYMBOLS, symbol('gone', 'class')], 'name: It has no `gone`.'],
  [
    'a member is missing that is newer than the package',
    changed('bucket-type', { members: MEMBERS.slice(0, -1) }),
    'name: `Bucket` is declared with `size`, but the data lacks it.',
  ],
  [
    'a value of a union is missing',
    changed('mode', { members: [symbol('read', 'value', { name: "'read'", signature: "'read'" })] }),
    'name: `Mode` is declared with `write`, but the data lacks it.',
  ],
  [
    'a symbol is of another kind',
    changed('level', { kind: 'class', signature: undefined }),
    'kind: `Level` is declared as `enum`, but documented as `class`.',
  ],
  [
    'a union has another value',
    changed('mode', { signature: "type Mode = 'read' | 'delete'" }),
    differs('signature', 'Mode', '"delete" | "read"', 'Mode'),
  ],
  [
    'a parameter has another type',
    changed('start', {
      signature: 'const start: (delay: string) => void',
      parameters: [parameter('delay', 'string')],
    }),
    differs('signature', 'faas.start', '(delay: string) => void', '(delay: number) => void'),
  ],
  [
    'a parameter is not optional',
    withMember('find', {
      signature: 'find: (id?: string) => string',
      parameters: [parameter('id', 'string', OPTIONAL)],
    }),
    differs(
      'members.4.signature',
      'Bucket.find',
      '(id?: string | undefined) => string',
      '(id: string) => string',
    ),
  ],
  [
    'an overload is missing',
    withMember('list', { signature: 'list(): string[]', parameters: undefined }),
    differs(
      'members.3.signature',
      'Bucket.list',
      '() => string[]',
      '{ (): string[]; (prefix?: string | undefined, options?: BucketOptions | undefined): string[]; }',
    ),
  ],
  [
    'a result has another type',
    withMember('exists', { signature: 'exists(): string', returns: { type: 'string' } }),
    differs('members.5.signature', 'Bucket.exists', '() => string', '() => boolean'),
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
    differs('signature', 'Resource', '[name: string]', '[name: string, options?: Options | undefined]'),
  ],
  [
    'the entry of a parameter has another name than the signature',
    withMember('find', { parameters: [parameter('key', 'string'), parameter('id', 'string')] }),
    "members.4.parameters.0: `Bucket.find`, used as documented, does not type-check: Cannot find name 'key'.",
  ],
  [
    'the entry of a result has another type',
    withMember('list', { returns: { type: 'string' } }),
    differs('members.3.returns.type', 'Bucket.list', 'string[]', 'string'),
  ],
  [
    'something newer than the package does not say so',
    changed('job', { since: '1.2.2' }),
    'name: It has no `job`, and the symbol does not say since when it exists.',
  ],
  [
    'something of the package is said to be newer',
    changed('bucket', { since: '1.10.0' }),
    'since: It already has `bucket`.',
  ],
];

test('each problem is found at its position, and nothing else', async () => {
  const pages = Object.fromEntries(PROBLEMS.map(([, symbols], index) => [`problem${index}`, symbols]));
  const found = await compared({ ...RIGHT, ...pages });
  expect(found).toEqual(
    Object.fromEntries(PROBLEMS.map(([, , problem], index) => [`problem${index}`, [problem]])),
  );
});

test('a signature with an error in its syntax is found alone', async () => {
  const found = await compared({
    broken: changed('start', { signature: 'const start: (delay: number => void' }),
    other: withMember('name', { type: 'number' }),
  });
  expect(found).toEqual({ broken: [expect.stringMatching(/^signature: TypeScript cannot read it: /)] });
});

test('an exported name without a symbol is found', async () => {
  const found = await compared({ storage: SYMBOLS.filter(({ name }) => !['bucket', 'job'].includes(name)) });
  expect(found).toEqual({
    library: [
      ': `job` is exported, but no symbol has this name.',
      ': `bucket` is exported, but no symbol has this name.',
    ],
  });
});

test('a name may be left out as an exception', async () => {
  const texts = { published: 'declare class Method {}\nexport { Method };', additions: '' };
  const options = { about: NODE_PACKAGES.v1, texts, workFolder: join(await temporaryFolder(), 'work') };
  expect(await compareSymbols(testLibrary('nodejs-v1', []), options)).toEqual([]);
});
