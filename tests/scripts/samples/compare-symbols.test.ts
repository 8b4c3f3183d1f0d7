import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SymbolFile } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { compareSymbols } from '#scripts/samples/compare-symbols.ts';
import { NODE_PACKAGES } from '#scripts/samples/compiler.ts';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';
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

const SYMBOLS = readFileSync(new URL('compared-symbols.yaml', import.meta.url), 'utf8');

/** The symbols with other texts: `from → to ¶ from → to`. */
const changed = (changes: string): string =>
  changes.split(' ¶ ').reduce((text, change) => {
    const [from = '', to = ''] = change.split(' → ');
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, SYMBOLS);

/** Compares pages with symbols, each by its name, and returns the problems of each with their positions. */
const compared = async (pages: Readonly<Record<string, string>>): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  const library = {
    // The data is as the schema leaves it.
    pages: new Map(
      Object.entries(pages).map(([page, text]) => [page, { symbols: parse(text) } as SymbolFile]),
    ),
    origin: (page: string, path: ValuePath) => ({
      file: `${page} ${path.slice(2).join('.')}`,
      line: 1,
      column: 1,
    }),
  };
  const workFolder = join(await temporaryFolder(), 'work');
  const problems = await compareSymbols(library, {
    about: NODE_PACKAGES.v1,
    texts: { published: PUBLISHED, additions: ADDITIONS },
    workFolder,
  });
  for (const { file, message } of problems) {
    const [page = '', position] = file.split(' ');
    found[page] = [...(found[page] ?? []), `${position}: ${message.replaceAll('@nitric/sdk 1.2.2', 'It')}`];
  }
  return found;
};

test('records that agree with the declarations have no problem', async () => {
  const bucket = SYMBOLS.slice(SYMBOLS.indexOf('    - { name: name'), SYMBOLS.indexOf('    - name: on'));
  const inherited = SYMBOLS.replace(bucket, '').replace(
    'kind: class',
    'kind: class\n  signature: class Bucket extends Resource<BucketOptions>',
  );
  expect(await compared({ right: SYMBOLS, inherited })).toEqual({});
});

test('each problem is found at its position, and nothing else', async () => {
  const rows = problemsIn(new URL('compare-symbols.tsv', import.meta.url));
  const pages = rows.map(([changes], index) => [`problem${index}`, changed(changes)]);
  expect(await compared(Object.fromEntries(pages))).toEqual(
    Object.fromEntries(rows.map(([, problems], index) => [`problem${index}`, problems.split(' ¶ ')])),
  );
});

test('a signature with an error in its syntax is found alone', async () => {
  const found = await compared({
    broken: changed('(delay: number) → (delay: number'),
    other: changed('type: string, signature → type: number, signature'),
  });
  expect(found).toEqual({ broken: [expect.stringMatching(/^signature: TypeScript cannot read it: /)] });
});

test('an exported name without a symbol is found', async () => {
  const found = await compared({
    storage: SYMBOLS.slice(SYMBOLS.indexOf('- name: Bucket'), SYMBOLS.indexOf('- { name: job')),
  });
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
