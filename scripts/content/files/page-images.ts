import type { Place, Report } from '#scripts/content/problems/problem.ts';
import type { PageImage } from './page-image.ts';
import { readPageImage } from './read-page-image.ts';

interface Folders {
  /** The absolute path of the page's file. */
  pageFile: string;
  projectRoot: string;
}

/** Reads the images that a page refers to, and records them, because the page depends on them as it does on its source. */
export class PageImages {
  readonly found: PageImage[] = [];
  readonly #folders: Folders;
  readonly #report: Report;

  constructor(folders: Folders, report: Report) {
    this.#folders = folders;
    this.#report = report;
  }

  /** Reads an image; `src` is relative to the page. Reports a missing image at `place` and resolves to `undefined`. */
  async read(src: string, place: Place): Promise<PageImage | undefined> {
    const image = await readPageImage(src, this.#folders);
    if ('message' in image) {
      this.#report(place, image.message, image.cure);
      return undefined;
    }
    this.found.push(image);
    return image;
  }
}
