import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { WholeFiles } from './whole-files.ts';

/** A folder of files that are named by their hash. */
export class GrowingFolder {
  readonly #folder: string;
  readonly #whole: WholeFiles;
  readonly #asked = new Set<string>();

  private constructor(folder: string, whole: WholeFiles) {
    this.#folder = folder;
    this.#whole = whole;
  }

  static async open(folder: string, whole: WholeFiles): Promise<GrowingFolder> {
    await mkdir(folder, { recursive: true });
    return new GrowingFolder(folder, whole);
  }

  /**
   * The path of a file that does not exist or that is damaged. Returns `undefined` when called again with the same name,
   * because two pages may have the same content.
   */
  lacking(name: string): string | undefined {
    const file = join(this.#folder, name);
    if (this.#asked.has(name) || this.#whole.has(file)) return undefined;
    this.#asked.add(name);
    return file;
  }
}
