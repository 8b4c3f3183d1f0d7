import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { CHOICE_KINDS, CLOUD_CHOICES, SINGLE_KEYS } from '#client/contracts/derived-values.ts';
import { FRAME_IDS, MARKUP, SYMBOL_LINKS } from '#client/contracts/markup.ts';
import { BLOCK_ICONS, SDK_LABELS } from '#client/contracts/search-labels.ts';
import { posixPath } from '#scripts/content/files/output-files.ts';

/** Keeps each import() in the output, with the address that `addressOf` returns for its source. */
export const dynamicImports = (
  projectRoot: string,
  addressOf: (source: string) => Promise<string>,
): Plugin => ({
  name: 'dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:\.|#client\/)/ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = path.startsWith('#') ? resolve(projectRoot, path.slice(1)) : resolve(resolveDir, path);
      return { path: await addressOf(source), external: true };
    });
  },
});

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

const TEXTS = new Map<string, ReadonlyMap<string, string>>([
  ['MARKUP', new Map(Object.entries(MARKUP))],
  ['FRAME_IDS', new Map(Object.entries(FRAME_IDS))],
]);

/**
 * A module with strings instead of the members of records. Reading a member may have an effect, so esbuild would keep each
 * selector that is put together from one, also where no script uses it.
 */
const withTexts = (code: string): string =>
  code
    .replaceAll(/\b([A-Z_]+)\.(\w+)\b/g, (whole, record: string, name: string) => {
      const text = TEXTS.get(record)?.get(name);
      return text === undefined ? whole : JSON.stringify(text);
    })
    .replaceAll(/\$\{SYMBOL_LINKS\}/g, SYMBOL_LINKS);

const CODE_OF_MODULES: Readonly<Record<string, string>> = {
  'client/contracts/derived-values.ts':
    constant('CHOICE_KINDS', CHOICE_KINDS) +
    constant('CLOUD_CHOICES', CLOUD_CHOICES) +
    constant('SINGLE_KEYS', SINGLE_KEYS),
  'client/contracts/search-labels.ts':
    constant('SDK_LABELS', SDK_LABELS) + constant('BLOCK_ICONS', BLOCK_ICONS),
};

/**
 * Replaces some modules with their computed values, so scripts do not include the data that the values are derived from.
 * `lazyAssets` is the value of `LAZY_ASSETS`.
 */
export const inlinedValues = (projectRoot: string, lazyAssets: object = {}): Plugin => ({
  name: 'inlined-values',
  setup({ onLoad }) {
    const codeOf: Readonly<Record<string, string>> = {
      ...CODE_OF_MODULES,
      'client/contracts/styles.ts': constant('LAZY_ASSETS', lazyAssets),
    };
    onLoad({ filter: /[\\/]client[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: codeOf[posixPath(relative(projectRoot, path))] ?? withTexts(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
});
