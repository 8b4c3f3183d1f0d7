import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { REFERENCES, type Reference } from '#content/references.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { type Problem, reportInto } from '#scripts/content/problems/problem.ts';
import { checkSymbols } from './check-symbols.ts';
import { type LibrarySource, parseLibrary } from './parse-library.ts';
import { type LibrarySymbols, NO_SYMBOLS, type SiteSymbols, siteSymbols } from './site-symbols.ts';
import { libraryOfFolder } from './symbol-folder.ts';

export interface SymbolsFolder {
  symbols: SiteSymbols;
  problems: Problem[];
}

/** Reads the data of every library. A library with a mistake is left out, and its mistakes are reported. */
export const readSymbols = async (
  symbolsFolder: string | undefined,
  projectRoot: string,
): Promise<SymbolsFolder> => {
  if (symbolsFolder === undefined) return { symbols: NO_SYMBOLS, problems: [] };
  const problems: Problem[] = [];
  const entries = await readdir(symbolsFolder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const libraries: LibrarySymbols[] = [];
  const unread = new Set<Reference>();
  for (const name of folders.sort()) {
    const folder = join(symbolsFolder, name);
    const sourceFolder = relative(projectRoot, folder);
    const found = libraryOfFolder(name);
    if (!found) {
      reportInto(problems, sourceFolder)(
        undefined,
        `\`${name}\` is not a library with a version of this site.`,
        'Name the folder like `nodejs-v1`, with a library and a version of content/sdks.ts.',
      );
      continue;
    }
    const files = await readFiles(folder, sourceFolder);
    const library = parseLibrary({ ...found, sourceFolder, files, hash: hashOf(files) }, problems);
    if (library) libraries.push(library);
    else unread.add(found.reference);
  }
  libraries.sort((a, b) => REFERENCES.indexOf(a.reference) - REFERENCES.indexOf(b.reference));
  checkSymbols(libraries, problems);
  return { symbols: siteSymbols(libraries, unread), problems };
};

const readFiles = async (folder: string, sourceFolder: string): Promise<LibrarySource['files']> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.slice(0, -'.yaml'.length),
      sourceFile: `${sourceFolder}/${name}`,
      text: (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n'),
    })),
  );
};

const hashOf = (files: LibrarySource['files']): string =>
  sha256(...files.flatMap(({ name, text }) => [name, '\n', text, '\n']));
