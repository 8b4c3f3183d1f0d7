import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { isLanguageName, type LanguageName } from '#scripts/content/code/languages.ts';
import { decodeSource } from '#scripts/content/files/decode-source.ts';
import { posixPath } from '#scripts/content/files/posix-path.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { nodeVersion } from './node-packages.ts';
import { pageSamples } from './page-samples.ts';
import type { SampleFile } from './sample.ts';
import { symbolSamples } from './symbol-samples.ts';

/** A page or a data file whose samples are read when they are needed. */
export interface SampleSource {
  /** The path relative to the project's root. */
  file: string;
  /** Everything that the samples depend on. */
  content: string;
  read: () => SampleFile;
}

export interface SampleFolders {
  pagesFolder: string;
  /** The folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string | undefined;
  /** The folder that the paths of source files are relative to. */
  root: string;
}

/** All pages, and all data files of symbols. */
export const readSources = async ({
  pagesFolder,
  symbolsFolder,
  root,
}: SampleFolders): Promise<SampleSource[]> => {
  const { pages } = await readPages(pagesFolder, root);
  return [
    ...pages.map((page) => ({
      file: page.sourceFile,
      content: page.source,
      read: () => pageSamples(page),
    })),
    ...(symbolsFolder ? await symbolSources(symbolsFolder, root) : []),
  ];
};

const symbolSources = async (symbolsFolder: string, root: string): Promise<SampleSource[]> => {
  const folders = await readdir(symbolsFolder, { withFileTypes: true }).catch(() => []);
  const sources = await Promise.all(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => librarySources(join(symbolsFolder, name), root)),
  );
  return sources.flat();
};

const librarySources = async (folder: string, root: string): Promise<SampleSource[]> => {
  const language = await mainLanguage(folder);
  const [, nodejs] = basename(folder).split('nodejs-');
  const version = nodeVersion(nodejs);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.map((name, index) => {
    const file = posixPath(relative(root, join(folder, name)));
    const { text } = decodeSource(files[index] ?? Buffer.of());
    return {
      file,
      content: `${language}\n${text}`,
      read: () => symbolSamples({ file, text, language, version }),
    };
  });
};

const mainLanguage = async (folder: string): Promise<LanguageName> => {
  const about: unknown = parse(await readFile(join(folder, 'library.yaml'), 'utf8').catch(() => ''), {
    logLevel: 'silent',
  });
  const language =
    typeof about === 'object' && about && 'language' in about ? String(about.language) : 'text';
  return isLanguageName(language) ? language : 'text';
};
