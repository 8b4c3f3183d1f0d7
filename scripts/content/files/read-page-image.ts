import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { assetHref } from '#content/site.ts';
import { decoded } from '#scripts/content/addresses/decoded.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import type { PageImage } from './page-image.ts';
import { sha256 } from './sha256.ts';

const EXTENSIONS: ReadonlySet<string> = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg']);

/** A larger one makes readers wait for seconds, and was exported at the wrong size. */
const MOST_BYTES = 1_000_000;

/** Reads the image `src`, a path relative to `pageFile`. `pageFile` and `projectRoot` are absolute paths. */
export const readPageImage = async (
  src: string,
  { pageFile, projectRoot }: { pageFile: string; projectRoot: string },
): Promise<PageImage | Mistake> => {
  if (/^[a-z][\w+.-]*:|^\/\//i.test(src))
    return {
      message: `The image \`${src}\` is on another site.`,
      cure: 'Put the file next to the page and write `./name.png`.',
    };
  if (src.startsWith('/'))
    return {
      message: `The image \`${src}\` has an address from the site's root.`,
      cure: `Put the file next to the page and write \`./${basename(src)}\`.`,
    };
  const extension = extname(src).toLowerCase();
  if (!EXTENSIONS.has(extension))
    return {
      message: `\`${src}\` is not an image.`,
      cure: `Name a file that ends in ${[...EXTENSIONS].join(', ')}.`,
    };

  const file = resolve(dirname(pageFile), decoded(src));
  const bytes = await readFile(file).catch(() => undefined);
  const sourceFile = relative(projectRoot, file);
  if (!bytes) {
    const names = await readdir(dirname(file)).catch(() => []);
    const other = names.find((name) => name.toLowerCase() === basename(file).toLowerCase());
    return {
      message: `There is no image \`${src}\`.`,
      cure: other
        ? `Write \`${src.slice(0, -basename(src).length)}${other}\`.`
        : `Put the file at ${sourceFile}, or fix the name.`,
    };
  }
  if (bytes.length > MOST_BYTES)
    return {
      message: `\`${src}\` is ${(bytes.length / 1_000_000).toFixed(1)} MB. The limit is 1 MB.`,
      cure: 'Export it smaller: twice the width that readers see is enough.',
    };
  const { imageSize } = await import('image-size');
  try {
    const { width, height } = imageSize(bytes);
    const hash = sha256(bytes);
    const name = basename(file, extname(file))
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    const asset = `${name}-${hash.slice(0, 8)}${extension}`;
    return { href: assetHref(asset), width, height, sourceFile, asset, hash };
  } catch {
    return {
      message: `\`${src}\` cannot be read as an image.`,
      cure: 'Export the file again as PNG, WebP, or SVG.',
    };
  }
};
