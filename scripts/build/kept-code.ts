import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { readSealed, writeSealed } from '#scripts/content/store/sealed-file.ts';
import type { BuiltCode } from './build-code.ts';
import { codeHash } from './code-hash.ts';

/** What a build makes from the code alone. */
export interface MadeFromCode {
  code: BuiltCode;
  /** The hashes of the modules of the pipeline of pages. */
  pipeline: Readonly<Record<string, string>>;
  /** The hash of what makes the search. */
  searchCode: string;
}

interface Folders {
  projectRoot: string;
  outFolder: string;
  cacheFolder: string;
}

/** Everything that assets, the pipeline and the search are made from. Pages and symbols are no part of it. */
const SOURCES = [
  '{client,scripts,worker}/**/*.*',
  'content/**/*.{ts,json}',
  '{package-lock,package,tsconfig*}.json',
  'wrangler.toml',
];

const fileOf = ({ cacheFolder, outFolder }: Folders): string =>
  join(cacheFolder, `code-${sha256(outFolder).slice(0, 8)}.kept`);

/** What an earlier build of the same code made, if all its files are still in the out folder. */
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
    const [sources, text = ''] = await Promise.all([
      codeHash(folders.projectRoot, SOURCES),
      readSealed(fileOf(folders)),
    ]);
    const [writtenBy, json = ''] = text.split('\n');
    if (writtenBy !== sources) return new KeptCode(folders, sources, undefined);
    const made = JSON.parse(json) as MadeFromCode; // the same code wrote it
    const isWhole = await hasFiles(folders.outFolder, made.code);
    return new KeptCode(folders, sources, isWhole ? made : undefined);
  }

  /** Keeps it for the next build, unless somebody changed the code during this one. */
  async keep(made: MadeFromCode): Promise<void> {
    if ((await codeHash(this.#folders.projectRoot, SOURCES)) !== this.#sources) return;
    await mkdir(this.#folders.cacheFolder, { recursive: true });
    await writeSealed(fileOf(this.#folders), `${this.#sources}\n${JSON.stringify(made)}`);
  }
}

const hasFiles = async (outFolder: string, { files }: BuiltCode): Promise<boolean> => {
  const hashes = Object.entries(files).map(async ([name, hash]) => {
    const bytes = await readFile(join(outFolder, 'public/docs/assets', name)).catch(() => '');
    return sha256(bytes) === hash;
  });
  return (await Promise.all(hashes)).every(Boolean);
};
