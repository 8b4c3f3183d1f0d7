import { join } from 'node:path';
import { isWhole } from '#scripts/content/files/is-whole.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { stampOf } from '#scripts/content/files/stamp-of.js';
import { readSealed, writeSealed } from './sealed-file.ts';

/**
 * Knows which files of an out folder are whole, from build to build: their names end in their SHA-256, or in the beginning of
 * it. A file is read again only if its stamp has changed, because reading the files of 2,000 pages takes half a second.
 */
export class WholeFiles {
  readonly #file: string;
  readonly #before: ReadonlyMap<string, string>;
  readonly #now = new Map<string, string>();

  private constructor(file: string, before: ReadonlyMap<string, string>) {
    this.#file = file;
    this.#before = before;
  }

  static async open(cacheFolder: string, outFolder: string): Promise<WholeFiles> {
    const file = join(cacheFolder, `files-${sha256(outFolder).slice(0, 8)}.whole`);
    const text = await readSealed(file);
    return new WholeFiles(file, new Map(text ? (JSON.parse(text) as [string, string][]) : [])); // only `save` writes it
  }

  has(file: string): boolean {
    const stamp = stampOf(file);
    if (!stamp) return false;
    if (this.#now.get(file) !== stamp && this.#before.get(file) !== stamp && !isWhole(file)) return false;
    this.#now.set(file, stamp);
    return true;
  }

  /** Adds a file that was just written. */
  add(file: string): void {
    const stamp = stampOf(file);
    if (stamp) this.#now.set(file, stamp);
  }

  async save(): Promise<void> {
    const isSame =
      this.#now.size === this.#before.size &&
      [...this.#now].every(([file, stamp]) => this.#before.get(file) === stamp);
    if (!isSame) await writeSealed(this.#file, JSON.stringify([...this.#now]));
  }
}
