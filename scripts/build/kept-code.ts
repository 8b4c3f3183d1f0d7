import { readdirSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { assetFolder } from '#scripts/content/files/asset-folder.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { readSealed, writeSealed } from '#scripts/content/store/sealed-file.ts';
import type { BuiltCode } from './build-code.ts';
import { hashOfFiles } from './code-hash.ts';

/** The results of a build that depend on the code, and not on pages. */
export interface MadeFromCode {
  code: BuiltCode;
  /** The hashes of the modules of the pipeline of pages. */
  pipeline: Readonly<Record<string, string>>;
  /** The hash of the code that makes the search. */
  searchCode: string;
}

interface Folders {
  projectRoot: string;
  outFolder: string;
  cacheFolder: string;
}

const FOLDERS = ['client', 'content', 'scripts', 'worker'];
const SETTINGS = /^(?:package|package-lock|tsconfig.*)\.json$|^wrangler\.toml$/;

/** A hash of everything that assets, the pipeline and the search are made from. Pages and symbols are not part of it. */
const hashOfSources = (projectRoot: string): string => {
  const names = readdirSync(projectRoot);
  const files = FOLDERS.filter((folder) => names.includes(folder)).flatMap((folder) =>
    filesIn(projectRoot, folder).filter((file) => folder !== 'content' || /\.(?:ts|json)$/.test(file)),
  );
  return hashOfFiles(projectRoot, [...names.filter((name) => SETTINGS.test(name)), ...files]);
};

/** The files in a folder and below it. Finding them with glob patterns takes six times as long. */
const filesIn = (projectRoot: string, folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(projectRoot, join(parentPath, name)));

const fileOf = ({ cacheFolder, outFolder }: Folders): string =>
  join(cacheFolder, `code-${sha256(outFolder).slice(0, 8)}.kept`);

/** Keeps the results of a build of the code. A later build of the same code takes them if all files are still there. */
export class KeptCode {
  readonly made: MadeFromCode | undefined;
  readonly #folders: Folders;
  readonly #sources: string;

  private constructor(folders: Folders, sources: string, made: MadeFromCode | undefined) {
    this.#folders = folders;
    this.#sources = sources;
    this.made = made;
  }

  static async open(folders: Folders): Promise<KeptCode> {
    const sources = hashOfSources(folders.projectRoot);
    const text = (await readSealed(fileOf(folders))) ?? '';
    const [writtenBy, json = ''] = text.split('\n');
    if (writtenBy !== sources) return new KeptCode(folders, sources, undefined);
    const made = JSON.parse(json) as MadeFromCode; // the same code wrote it
    const isWhole = await hasFiles(folders.outFolder, made.code);
    return new KeptCode(folders, sources, isWhole ? made : undefined);
  }

  /** Keeps the results for the next build, unless somebody changed the code during this one. */
  async keep(made: MadeFromCode): Promise<void> {
    if (hashOfSources(this.#folders.projectRoot) !== this.#sources) return;
    await mkdir(this.#folders.cacheFolder, { recursive: true });
    await writeSealed(fileOf(this.#folders), `${this.#sources}\n${JSON.stringify(made)}`);
  }
}

const hasFiles = async (outFolder: string, { files }: BuiltCode): Promise<boolean> => {
  const hashes = Object.entries(files).map(async ([name, hash]) => {
    const bytes = await readFile(join(assetFolder(outFolder), name)).catch(() => '');
    return sha256(bytes) === hash;
  });
  return (await Promise.all(hashes)).every(Boolean);
};
