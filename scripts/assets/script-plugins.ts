import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { CHOICE_KINDS, CLOUD_CHOICES, SINGLE_KEYS } from '#client/contracts/derived-values.ts';
import { FRAME_IDS, MARKUP, SYMBOL_LINKS } from '#client/contracts/markup.ts';
import { BLOCK_ICONS, SDK_LABELS } from '#client/contracts/search-labels.ts';
import { posixPath } from '#scripts/content/files/output-files.ts';

/** Passes the source of each import() to `redirect`. The import stays in the output, with the address that this returns. */
export const dynamicImports = (projectRoot: string, redirect: (source: string) => string): Plugin => ({
  name: 'dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:\.|#client\/)/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = path.startsWith('#') ? resolve(projectRoot, path.slice(1)) : resolve(resolveDir, path);
      return { path: redirect(source), external: true };
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

export interface InsertedFiles {
  filesOfIslands?: readonly string[] | undefined;
  lazyAssets?: object | undefined;
}

/**
 * Replaces some modules with their computed values, so scripts do not include the data that the values are derived from.
 * `filesOfIslands` is the value of `LAZY_FILES`, and `lazyAssets` is that of `LAZY_ASSETS`.
 */
export const inlinedValues = (
  projectRoot: string,
  { filesOfIslands = [], lazyAssets = {} }: InsertedFiles = {},
): Plugin => ({
  name: 'inlined-values',
  setup({ onLoad }) {
    const codeOf: Readonly<Record<string, string>> = {
      ...CODE_OF_MODULES,
      'client/islands/lazy-files.ts': constant('LAZY_FILES', filesOfIslands),
      'client/contracts/styles.ts': constant('LAZY_ASSETS', lazyAssets),
    };
    onLoad({ filter: /[\\/]client[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: codeOf[posixPath(relative(projectRoot, path))] ?? withTexts(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
});

const LIBRARY = /[\\/]@algolia[\\/]autocomplete-(?:core|shared)[\\/]/;

/**
 * The modules of the autocomplete library that this site does without, and what replaces them. The first loads a script
 * from another host, which the content security policy forbids. The second describes the search to the provider's crawler.
 * Two serve plugins, which this site does not use. One asks for hits by itself, but the sources here return theirs. The last one
 * shortens values in messages to developers.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '@algolia/autocomplete-plugin-algolia-insights': 'export const createAlgoliaInsightsPlugin = () => ({});',
  './metadata': 'export const getMetadata = () => ({}); export const injectMetadata = () => {};',
  './reshape':
    'export const reshape = ({ collections }) => collections.map(({ source, items }) => ({ source, items: items.flat() }));',
  './resolve':
    'export const preResolve = (items) => items; export const resolve = (lists) => lists; export const postResolve = (lists, sources) => sources.map((source, index) => ({ source, items: lists[index] }));',
  './getPluginSubmitPromise': 'export const getPluginSubmitPromise = () => {};',
  './decycle': 'export const decycle = (value) => value;',
};

/** Replaces modules that the search dialog does not need with a few words. */
export const leftOutModules = (): Plugin => ({
  name: 'left-out-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, importer }) =>
      Object.hasOwn(LEFT_OUT, path) && LIBRARY.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: /^/, namespace: 'left-out' }, ({ path }) => ({ contents: LEFT_OUT[path] ?? '' }));
  },
});
