import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { posixPath } from '#scripts/content/files/output-files.ts';
import { NO_POSITION, type Origin, pointAt } from '#scripts/content/problems/problem.ts';

/** Finds the location of a text in TypeScript sources, so that a problem can name it. */
export class SourceFinder {
  readonly #files: readonly { file: string; text: string }[];
  readonly #elsewhere: string;

  private constructor(files: readonly { file: string; text: string }[], elsewhere: string) {
    this.#files = files;
    this.#elsewhere = elsewhere;
  }

  /**
   * Reads the files in `paths`, and all files below the folders among them. They are relative to `projectRoot`. Skips missing
   * ones. `elsewhere` is the file or folder where an author looks for a text that has no location of its own.
   */
  static async read(
    projectRoot: string,
    paths: readonly [string, ...string[]],
    elsewhere: string = paths[0],
  ): Promise<SourceFinder> {
    const files: { file: string; text: string }[] = [];
    for (const path of paths) {
      const absolute = join(projectRoot, path);
      const names = path.endsWith('.ts')
        ? [absolute]
        : (await readdir(absolute, { recursive: true }).catch(() => []))
            .sort()
            .map((name) => join(absolute, name));
      for (const name of names) {
        const text = await readFile(name, 'utf8').catch(() => undefined);
        if (text !== undefined) files.push({ file: posixPath(relative(projectRoot, name)), text });
      }
    }
    return new SourceFinder(files, elsewhere);
  }

  /** The location of the first text that is a whole string in the sources. A text that code puts together has none. */
  find(...texts: readonly string[]): Origin {
    for (const text of texts) {
      for (const { file, text: source } of this.#files) {
        const offset = source.search(
          new RegExp(`(?<=['"\`])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=['"\`])`),
        );
        if (offset >= 0) return { file, ...pointAt(source, offset) };
      }
    }
    return { file: this.#elsewhere, ...NO_POSITION };
  }
}
