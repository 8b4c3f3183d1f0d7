import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Place, Report } from '#scripts/content/problems/problem.ts';
import { readPageImage } from './images.ts';
import type { PageFile, PageImage } from './page-file.ts';
import { sha256 } from './sha256.ts';

interface Folders {
  /** The absolute path of the page's file. */
  pageFile: string;
  projectRoot: string;
}

/** Reads the files that a page refers to, and records them, because the page depends on them as it does on its source. */
export class PageFiles {
  readonly images: PageImage[] = [];
  readonly others: PageFile[] = [];
  readonly #folders: Folders;
  readonly #report: Report;

  constructor(folders: Folders, report: Report) {
    this.#folders = folders;
    this.#report = report;
  }

  /** Reads an image; `src` is relative to the page. Reports a missing image at `place` and resolves to `undefined`. */
  async readImage(src: string, place: Place): Promise<PageImage | undefined> {
    const image = await readPageImage(src, this.#folders);
    if ('message' in image) {
      this.#report(place, image.message, image.cure);
      return undefined;
    }
    this.images.push(image);
    return image;
  }

  /** Reads a text file; `src` is relative to the page. Reports a missing file at `place` and resolves to `undefined`. */
  async readText(src: string, place: Place): Promise<string | undefined> {
    const file = resolve(dirname(this.#folders.pageFile), src);
    const sourceFile = relative(this.#folders.projectRoot, file);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) {
      this.#report(
        place,
        `There is no file \`${src}\`.`,
        `Put the file at ${sourceFile}, or correct the name.`,
      );
      return undefined;
    }
    this.others.push({ sourceFile, hash: sha256(text) });
    return text;
  }
}
