import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  latestVersion,
  namedVersion,
  REFERENCES,
  type Reference,
  referenceSdk,
} from '#content/references.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { type Problem, reportInto } from '#scripts/content/problems/problem.ts';
import { decodeSource } from '#scripts/content/source/decode-source.ts';
import { checkOrder, checkSymbols } from './check-symbols.ts';
import { type LibrarySource, parseLibrary } from './parse-library.ts';
import {
  type Library,
  type LibrarySymbols,
  NO_SYMBOLS,
  type SiteSymbols,
  siteSymbols,
} from './site-symbols.ts';

interface SymbolsFolder {
  symbols: SiteSymbols;
  problems: Problem[];
  /** The folders that are about no version of the site. Most other problems would follow from them. */
  strays: Problem[];
}

/** The last result and the files that it came from. Parsing takes most of the time of a small change. */
let last: { key: string; result: SymbolsFolder } | undefined;

/**
 * Reads the data of every library. A library with a problem is left out, and its problems are reported. Unchanged files give
 * the same result as before.
 */
export const readSymbols = async (
  symbolsFolder: string | undefined,
  projectRoot: string,
): Promise<SymbolsFolder> => {
  if (symbolsFolder === undefined) return { symbols: NO_SYMBOLS, problems: [], strays: [] };
  const entries = await readdir(symbolsFolder, { withFileTypes: true }).catch(() => []);
  const folders: SymbolFolder[] = [];
  for (const entry of entries.filter(({ name }) => !name.startsWith('.')).sort(byName)) {
    const folder = join(symbolsFolder, entry.name);
    const sourceFolder = relative(projectRoot, folder);
    const files = entry.isDirectory() ? await readFiles(folder, sourceFolder) : [];
    folders.push({ name: entry.name, sourceFolder, files, hash: hashOf(files) });
  }
  const key = sha256(...folders.flatMap(({ sourceFolder, hash }) => [sourceFolder, '\n', hash, '\n']));
  if (last?.key !== key) last = { key, result: parseFolders(folders) };
  return last.result;
};

type SymbolFolder = Pick<LibrarySource, 'sourceFolder' | 'files' | 'hash'> & { name: string };

const parseFolders = (folders: readonly SymbolFolder[]): SymbolsFolder => {
  const problems: Problem[] = [];
  const strays: Problem[] = [];
  const libraries: LibrarySymbols[] = [];
  const unread = new Set<Reference>();
  for (const { name, ...folder } of folders) {
    const found = libraryOfFolder(name);
    if (!found) {
      reportInto(strays, folder.sourceFolder)(
        undefined,
        `\`${name}\` is not a library with a version of this site.`,
        'Name the folder like `nodejs-v1`, with a library and a version of content/sdks.ts.',
      );
      continue;
    }
    const library = parseLibrary({ ...found, ...folder }, problems);
    if (library) libraries.push(library);
    else unread.add(found.reference);
  }
  libraries.sort((a, b) => REFERENCES.indexOf(a.reference) - REFERENCES.indexOf(b.reference));
  checkSymbols(libraries, unread, problems);
  checkOrder(libraries, problems);
  return { symbols: siteSymbols(libraries, unread), problems, strays };
};

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/** The files of a library. A file that is not YAML keeps its extension in its name, and is reported, because no page has that name. */
const readFiles = async (folder: string, sourceFolder: string): Promise<LibrarySource['files']> => {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  return names.map((name) => ({
    name: name.replace(/\.yaml$/, ''),
    sourceFile: `${sourceFolder}/${name}`,
    // Reading hundreds of small files asynchronously takes six times as long.
    ...decodeSource(readFileSync(join(folder, name))),
  }));
};

const hashOf = (files: LibrarySource['files']): string =>
  sha256(...files.flatMap(({ name, text, problem }) => [name, '\n', text, '\n', problem?.message ?? '']));

/** The library that a folder such as `nodejs-v1` is about. Returns `undefined` if no reference is about it. */
export const libraryOfFolder = (name: string): { library: Library; reference: Reference } | undefined => {
  const libraries = REFERENCES.map((reference) => {
    const sdk = referenceSdk(reference);
    return { library: { sdk, version: namedVersion(reference) ?? latestVersion(sdk) }, reference };
  });
  // The folder of a library without versions ends in `-v1`.
  return libraries.find(({ library: { sdk, version = 'v1' } }) => name === `${sdk}-${version}`);
};
