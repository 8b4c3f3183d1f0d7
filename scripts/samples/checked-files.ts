import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#scripts/content/files/write-file.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SampleCounts } from './sample-counts.ts';

/** The result of checking a page or a data file. */
export interface CheckedFile {
  counts: SampleCounts;
  problems: Problem[];
}

/** The results of earlier checks, by a hash of everything that decides about them. */
export class CheckedFiles {
  readonly #file: string;
  readonly #results: Map<string, CheckedFile>;

  private constructor(file: string, results: Map<string, CheckedFile>) {
    this.#file = file;
    this.#results = results;
  }

  static async open(cacheFolder: string): Promise<CheckedFiles> {
    await mkdir(cacheFolder, { recursive: true });
    const file = join(cacheFolder, 'checked-files.json');
    const text = await readFile(file, 'utf8').catch(() => '[]');
    // Only `keep` writes this file, atomically.
    return new CheckedFiles(file, new Map(JSON.parse(text) as [string, CheckedFile][]));
  }

  get(key: string): CheckedFile | undefined {
    return this.#results.get(key);
  }

  set(key: string, result: CheckedFile): void {
    this.#results.set(key, result);
  }

  /** Writes the results of these keys, and forgets all others. */
  async keep(keys: readonly string[]): Promise<void> {
    const kept = keys.flatMap((key) => {
      const result = this.#results.get(key);
      return result ? [[key, result] as const] : [];
    });
    await writeWhole(this.#file, JSON.stringify(kept));
  }
}
