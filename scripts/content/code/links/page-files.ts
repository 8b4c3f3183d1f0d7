import { posix } from 'node:path';
import type { SampleLanguage } from '#content/sdks.ts';
import type { Names } from './values.ts';

const withoutEnding = (path: string): string => path.replace(/\.(?:[cm]?[jt]sx?|py|dart)$/, '');

/** The paths that a module may have among the files of a page, the likeliest first. `folder` is that of the file that imports it. */
const importedPaths = (language: SampleLanguage, module: string, folder: string): string[] => {
  const parts = module.split('/');
  // The path of a package begins with that of its module, which no page shows.
  if (language === 'go') return parts.map((_, index) => parts.slice(index).join('/'));
  const isDotted = language === 'python';
  const path = withoutEnding(isDotted ? module.replaceAll('.', '/') : module.replace(/^package:\w+/, 'lib'));
  const beside = posix.join(folder, path);
  if (/^\.{1,2}\//.test(module)) return [beside, `${beside}/index`];
  return language === 'typescript' || language === 'javascript' ? [] : [path, beside];
};

/** The path by which other files import a file. In Go, all files of a folder are one package. */
const keyOf = (language: SampleLanguage, title: string): string =>
  `${language} ${language === 'go' ? posix.dirname(title) : withoutEnding(title)}`;

/** A sample as a file of its page. */
export interface SampleFile {
  /** The names that earlier samples of the same file define. */
  names: Names;
  /** The names of another file, or `undefined` if the page shows no such file before the sample. */
  imported: (module: string) => Names | undefined;
}

/** The files that the samples of a page show, by language. Their titles are their paths. */
export class PageFiles {
  readonly #files = new Map<string, Names>();

  file(language: SampleLanguage, title = ''): SampleFile {
    return {
      names: this.#files.get(keyOf(language, title)) ?? new Map(),
      imported: (module) =>
        importedPaths(language, module, posix.dirname(title))
          .map((path) => this.#files.get(`${language} ${path}`))
          .find((names) => names !== undefined),
    };
  }

  /** Keeps the names of a sample for those that follow it. A name that is defined again has its last value. */
  keep(language: SampleLanguage, title: string | undefined, names: Names): void {
    if (title) this.#files.set(keyOf(language, title), names);
  }
}
