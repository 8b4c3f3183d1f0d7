import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { assetHref } from '#content/site.ts';
import { decoded } from '#scripts/content/addresses.ts';
import type { Positioned, ProblemText, Report } from '#scripts/content/problems/problem.ts';
import { sha256 } from './output-files.ts';

/** An image on a page, with its name in the release. The page is compiled again when the file's content changes. */
export interface PageImage {
  /** The file's path, relative to the project's root. */
  sourceFile: string;
  /** The SHA-256 of the file's bytes. */
  hash: string;
  href: string;
  /** The width of the file in pixels. */
  width: number;
  height: number;
  /** The file's name below `/docs/assets/`, with the hash of the content. */
  asset: string;
}

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

  /** Reads an image; `src` is relative to the page. Reports a missing image at `position` and resolves to `undefined`. */
  async read(src: string, position: Positioned): Promise<PageImage | undefined> {
    const image = await readPageImage(src, this.#folders);
    if ('message' in image) {
      this.#report(position, image.message, image.hint);
      return undefined;
    }
    this.found.push(image);
    return image;
  }
}

/** The extensions of each format, by the name that `sharp` gives it. */
const EXTENSIONS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['png', ['.png']],
  ['jpeg', ['.jpg', '.jpeg']],
  ['webp', ['.webp']],
  ['avif', ['.avif']],
  ['gif', ['.gif']],
  ['svg', ['.svg']],
]);
const EXTENSIONS = new Set([...EXTENSIONS_OF.values()].flat());

/** A larger one makes readers wait for seconds, and was exported at the wrong size. */
const MOST_BYTES = 1_000_000;

/** Reads the image `src`, a path relative to `pageFile`. `pageFile` and `projectRoot` are absolute paths. */
export const readPageImage = async (
  src: string,
  { pageFile, projectRoot }: { pageFile: string; projectRoot: string },
): Promise<PageImage | ProblemText> => {
  if (/^[a-z][\w+.-]*:|^\/\//i.test(src))
    return {
      message: `The image \`${src}\` is on another site.`,
      hint: 'Put the file next to the page and write `./name.png`.',
    };
  if (src.startsWith('/'))
    return {
      message: `The image \`${src}\` has an address from the site's root.`,
      hint: `Put the file next to the page and write \`./${basename(src)}\`.`,
    };
  const extension = extname(src).toLowerCase();
  if (!EXTENSIONS.has(extension))
    return {
      message: `\`${src}\` is not an image.`,
      hint: `Name a file that ends in ${[...EXTENSIONS].join(', ')}.`,
    };

  const file = resolve(dirname(pageFile), decoded(src));
  const bytes = await readFile(file).catch(() => undefined);
  const sourceFile = relative(projectRoot, file);
  if (!bytes) {
    const names = await readdir(dirname(file)).catch(() => []);
    const other = names.find((name) => name.toLowerCase() === basename(file).toLowerCase());
    return {
      message: `There is no image \`${src}\`.`,
      hint: other
        ? `Write \`${src.slice(0, -basename(src).length)}${other.replaceAll(/[\s%]/g, encodeURIComponent)}\`.`
        : `Put the file at ${sourceFile}, or fix the name.`,
    };
  }
  const isOutside = (path: string) => relative(projectRoot, path).startsWith('..');
  if (isOutside(await realpath(file)) && !isOutside(pageFile))
    return {
      message: `The image \`${src}\` is outside of the project.`,
      hint: `Put the file next to the page and write \`./${basename(src)}\`.`,
    };
  if (bytes.length > MOST_BYTES)
    return {
      message: `\`${src}\` is ${(bytes.length / 1_000_000).toFixed(1)} MB. The limit is 1 MB.`,
      hint: 'Export it smaller: twice the width that readers see is enough.',
    };
  const image = await decodedImage(bytes);
  if (!image) return unreadable(src);
  const { format, width, height } = image;
  if (!EXTENSIONS_OF.get(format)?.includes(extension)) return misnamed(src, extension, format);
  const hash = sha256(bytes);
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const asset = `${name}-${hash.slice(0, 8)}${extension}`;
  return { href: assetHref(asset), width, height, sourceFile, asset, hash };
};

/** The format and the size in pixels. `undefined` for a file that cannot be decoded to its end. */
const decodedImage = async (
  bytes: Buffer,
): Promise<{ format: string; width: number; height: number } | undefined> => {
  const { default: sharp } = await import('sharp'); // most pages have no images
  try {
    const image = sharp(bytes, { animated: true });
    const { format, compression, width, height, pageHeight = height } = await image.metadata();
    await image.stats();
    // AVIF is one of the formats in HEIF files.
    return {
      format: format === 'heif' && compression === 'av1' ? 'avif' : format,
      width,
      height: pageHeight,
    };
  } catch {
    return undefined;
  }
};

const unreadable = (src: string): ProblemText => ({
  message: `\`${src}\` cannot be read as an image.`,
  hint: 'The file is damaged or cut off. Export it again as PNG, WebP, or SVG.',
});

const misnamed = (src: string, extension: string, type: string): ProblemText => {
  const [right] = EXTENSIONS_OF.get(type) ?? [];
  return {
    message: `\`${src}\` is not what its name says: the file is in the format ${type.toUpperCase()}.`,
    hint: right
      ? `Rename it to \`${decoded(src).slice(0, -extension.length)}${right}\`.`
      : 'Export it again as PNG, WebP, or SVG.',
  };
};
