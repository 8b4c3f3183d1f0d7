import { posix } from 'node:path';
import type { SampleLanguage } from '#content/sdks.ts';

/** The paths of files that a module may stand for, without their endings. `folder` is that of the file that imports it. */
type ModulePaths = (module: string, folder: string) => string[];

const withoutEnding = (path: string): string => path.replace(/\.(?:[cm]?[jt]sx?|py|dart)$/, '');

const ecmascript: ModulePaths = (module, folder) => {
  if (!/^\.{1,2}\//.test(module)) return [];
  const path = posix.join(folder, withoutEnding(module));
  return [path, `${path}/index`];
};

const PATHS: Partial<Record<SampleLanguage, ModulePaths>> = {
  typescript: ecmascript,
  javascript: ecmascript,
  // Modules are found from the folder of the project, and from that of the program.
  python: (module, folder) => {
    const path = module.replaceAll('.', '/');
    return [path, posix.join(folder, path)];
  },
  // The path of a package begins with that of its module, which no page shows.
  go: (module) => {
    const folders = module.split('/');
    return folders.map((_, index) => folders.slice(index).join('/'));
  },
  dart: (module, folder) => {
    const own = /^package:\w+\/(.*)$/.exec(module)?.[1];
    return [withoutEnding(own === undefined ? posix.join(folder, module) : `lib/${own}`)];
  },
};

/** The paths that a module may have among the files of a page, the likeliest first. */
export const importedPaths = (language: SampleLanguage, module: string, folder: string): string[] =>
  PATHS[language]?.(module, folder) ?? [];

/** The path by which other files import a file. In Go, all files of a folder are one package. */
export const pathOf = (language: SampleLanguage, title: string): string =>
  language === 'go' ? posix.dirname(title) : withoutEnding(title);
