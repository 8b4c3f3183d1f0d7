import type { Plugin } from 'esbuild';

const LIBRARY = /[\\/]@algolia[\\/]autocomplete-core[\\/]/;

/**
 * The modules of the autocomplete library that this site does without. The first loads a script from another host, which
 * the content security policy forbids. The second describes the search to the provider's crawler.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '@algolia/autocomplete-plugin-algolia-insights': 'export const createAlgoliaInsightsPlugin = () => ({});',
  './metadata': 'export const getMetadata = () => ({}); export const injectMetadata = () => {};',
};

/** Puts a few words in the place of modules that would otherwise make the search dialog a tenth larger. */
export const leftOutModules = (): Plugin => ({
  name: 'left-out-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /autocomplete-plugin-algolia-insights$|metadata$/ }, ({ path, importer }) =>
      path in LEFT_OUT && LIBRARY.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: /^/, namespace: 'left-out' }, ({ path }) => ({ contents: LEFT_OUT[path] ?? '' }));
  },
});
