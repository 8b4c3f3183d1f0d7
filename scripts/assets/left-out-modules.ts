import type { Plugin } from 'esbuild';

const LIBRARY = /[\\/]@algolia[\\/]autocomplete-(?:core|shared)[\\/]/;

/**
 * The modules of the autocomplete library that this site does without, and what takes their place. The first loads a script
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
