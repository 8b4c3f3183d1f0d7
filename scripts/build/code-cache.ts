import { readdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuiltCode } from '#scripts/assets/build-assets.ts';
import { assetFolder, readSealed, sha256, writeSealed } from '#scripts/content/files/output-files.ts';
import { hashOfFiles } from './code-hash.ts';

/** The results of a build that depend on the code, and not on pages. */
export interface CodeResults {
  code: BuiltCode;
  /** The hash of the code that compiles pages. */
  pipeline: string;
  /** The hash of the code that builds the search index. */
  searchCode: string;
}

interface CacheFolders {
  projectRoot: string;
  outFolder: string;
  cacheFolder: string;
}

/** Stores the results of a build of the code. A later build of the same code takes them if all files are still there. */
export class CodeCache {
  readonly results: CodeResults | undefined;
  readonly #folders: CacheFolders;
  readonly #sources: string;

  private constructor(folders: CacheFolders, sources: string, results: CodeResults | undefined) {
    this.#folders = folders;
    this.#sources = sources;
    this.results = results;
  }

  static async open(folders: CacheFolders): Promise<CodeCache> {
    const sources = hashOfSources(folders.projectRoot);
    const [writtenBy, json = ''] = ((await readSealed(fileOf(folders))) ?? '').split('\n');
    if (writtenBy !== sources) return new CodeCache(folders, sources, undefined);
    const results = JSON.parse(json) as CodeResults; // the same code wrote it
    const isWhole = await hasFiles(folders.outFolder, results.code);
    return new CodeCache(folders, sources, isWhole ? results : undefined);
  }

  /** Stores the results for the next build, unless somebody changed the code during this one. */
  async store(results: CodeResults): Promise<void> {
    if (hashOfSources(this.#folders.projectRoot) !== this.#sources) return;
    await mkdir(this.#folders.cacheFolder, { recursive: true });
    await writeSealed(fileOf(this.#folders), `${this.#sources}\n${JSON.stringify(results)}`);
  }
}

const fileOf = ({ cacheFolder, outFolder }: CacheFolders): string =>
  join(cacheFolder, `code-${sha256(outFolder).slice(0, 8)}.json`);

const FOLDERS = ['client', 'content', 'scripts', 'worker'];
/** The files below `content` that count as code. The others, such as pages and symbols, are read by each build. */
const CODE_OR_DATA = /\.(?:ts|tsv|json)$|^content[\\/][\w-]+\.yaml$/;
const SETTINGS = /^(?:package|package-lock|tsconfig.*)\.json$|^wrangler\.toml$/;

/** A hash of everything that assets, the pipeline, and the search are built from. Pages and symbols are not part of it. */
const hashOfSources = (projectRoot: string): string => {
  const names = readdirSync(projectRoot);
  const files = FOLDERS.filter((folder) => names.includes(folder)).flatMap((folder) =>
    filesIn(projectRoot, folder).filter((file) => folder !== 'content' || CODE_OR_DATA.test(file)),
  );
  return hashOfFiles(projectRoot, [...names.filter((name) => SETTINGS.test(name)), ...files]);
};

/** The files in a folder and below it. Finding them with glob patterns takes six times as long. */
const filesIn = (projectRoot: string, folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(projectRoot, join(parentPath, name)));

const hasFiles = async (outFolder: string, { files }: BuiltCode): Promise<boolean> => {
  const hashes = Object.entries(files).map(async ([name, hash]) => {
    const bytes = await readFile(join(assetFolder(outFolder), name)).catch(() => '');
    return sha256(bytes) === hash;
  });
  return (await Promise.all(hashes)).every(Boolean);
};
