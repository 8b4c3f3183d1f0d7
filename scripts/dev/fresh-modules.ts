import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Makes it possible to reload modules below the root in this process. Packages are not reloaded. */
export const keepModulesFresh = (root: string) => {
  const rootUrl = pathToFileURL(`${root}/`).href;
  /** The importers of each module. Keys and values are URLs without a query. */
  const importers = new Map<string, Set<string>>();
  /** How often each module was forgotten. Node caches modules by URL, so a new query reloads a module. */
  const versions = new Map<string, number>();

  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith(rootUrl) || resolved.url.includes('/node_modules/')) return resolved;
      const url = withoutQuery(resolved.url);
      const importer = withoutQuery(context.parentURL ?? '');
      importers.set(url, (importers.get(url) ?? new Set()).add(importer));
      const version = versions.get(url);
      return version === undefined ? resolved : { ...resolved, url: `${url}?version=${version}` };
    },
  });

  return {
    /** Makes the next import reload these files (relative to the root) and every module that imports them. */
    forget: (files: readonly string[]): void => {
      const forgotten = new Set<string>();
      const forget = (url: string): void => {
        if (forgotten.has(url)) return;
        forgotten.add(url);
        versions.set(url, (versions.get(url) ?? 0) + 1);
        for (const importer of importers.get(url) ?? []) forget(importer);
      };
      for (const file of files) forget(new URL(file, rootUrl).href);
    },
  };
};

const withoutQuery = (url: string): string => url.replace(/\?.*/, '');
