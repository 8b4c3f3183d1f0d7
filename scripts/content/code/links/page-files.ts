import { posix } from 'node:path';
import type { SampleLanguage } from '#content/sdks.ts';
import { importedPaths, pathOf } from './file-paths.ts';
import type { Names } from './value.ts';

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
    const find = (path: string) => this.#files.get(keyOf(language, path));
    return {
      names: find(pathOf(language, title)) ?? new Map(),
      imported: (module) => {
        const paths = importedPaths(language, module, posix.dirname(title));
        return paths.map(find).find((names) => names !== undefined);
      },
    };
  }

  /** Keeps the names of a sample for those that follow it. A name that is defined again has its last value. */
  keep(language: SampleLanguage, title: string | undefined, names: Names): void {
    if (title) this.#files.set(keyOf(language, pathOf(language, title)), names);
  }
}

const keyOf = (language: SampleLanguage, path: string): string => `${language} ${path}`;
