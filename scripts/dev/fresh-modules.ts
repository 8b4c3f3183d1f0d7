import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

interface FreshModules {
  /** The next import of these files, told from the root, and of whatever imports them loads them anew. */
  forget(files: readonly string[]): void;
}

/** From now on modules below the root can be loaded anew in this process; packages stay loaded. */
export const keepModulesFresh = (root: string): FreshModules => {
  const rootUrl = pathToFileURL(`${root}/`).href;
  /** Which modules import a module, by URL without a query. */
  const importers = new Map<string, Set<string>>();
  /** How often a module was forgotten: a process keeps a module by its URL, and another query is another URL. */
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
    forget: (files) => {
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
