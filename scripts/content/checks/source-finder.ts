import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { posixPath } from '#scripts/content/files/posix-path.ts';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';

/** Finds the place of a text in TypeScript sources, so that a problem can name it. */
export class SourceFinder {
  readonly #files: readonly { file: string; text: string }[];

  private constructor(files: readonly { file: string; text: string }[]) {
    this.#files = files;
  }

  /** Reads the files in `paths`, and all files below the folders among them. They are relative to `projectRoot`. Skips missing ones. */
  static async read(projectRoot: string, paths: readonly string[]): Promise<SourceFinder> {
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
    return new SourceFinder(files);
  }

  /** The place of the first text that is a whole string in the sources, or else the start of the first file. */
  find(...texts: readonly string[]): Origin {
    for (const text of texts) {
      for (const { file, text: source } of this.#files) {
        const offset = source.search(
          new RegExp(`(?<=['"\`])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=['"\`])`),
        );
        if (offset >= 0) return { file, ...pointAt(source, offset) };
      }
    }
    return { file: this.#files[0]?.file ?? 'content', line: 1, column: 1 };
  }
}
