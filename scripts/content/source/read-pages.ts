import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { slug } from 'github-slugger';
import { decodeSource } from '#scripts/content/files/decode-source.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';

interface PageFolder {
  pages: SourcePage[];
  problems: Problem[];
}

/**
 * Reads every page of the folder, sorted by address. A page's address comes from its file's path. A file that is renamed or
 * removed before it is read is no page.
 */
export const readPages = async (
  pagesFolder: string,
  projectRoot: string,
  read: (file: string) => Buffer = readFileSync,
): Promise<PageFolder> => {
  const problems: Problem[] = [];
  const report = (file: string, message: string, cure: string) =>
    problems.push({ file: posix(relative(projectRoot, file)), line: 1, column: 1, message, cure });

  const files = new Map<PagePath, string>();
  for (const { name, isLink } of await entriesOf(pagesFolder)) {
    const file = join(pagesFolder, name);
    if (isLink) {
      report(file, 'This is a symbolic link, which the build does not follow.', 'Put the file itself here.');
      continue;
    }
    if (/\.(md|markdown|mdx\.txt)$/i.test(name))
      report(
        file,
        `The file is not a page: its name ends in \`${extname(name)}\`.`,
        `Rename it to \`${name.replace(/(?:\.mdx)?\.\w+$/i, '.mdx')}\`.`,
      );
    if (/\.mdx$/i.test(name) && !name.endsWith('.mdx'))
      report(
        file,
        'The file is not a page: its ending is not in lower case.',
        `Rename it to \`${name.slice(0, -'.mdx'.length)}.mdx\`.`,
      );
    if (!name.endsWith('.mdx')) continue;
    const path = routeOf(name);
    const other = path && files.get(path);
    const problem = nameProblem(name, path, other && posix(relative(pagesFolder, other)));
    if (problem) report(file, problem.message, problem.cure);
    else if (path) files.set(path, file);
  }

  if (files.size === 0 && problems.length === 0)
    report(pagesFolder, 'The folder holds no pages.', 'Name a folder with files that end in `.mdx`.');

  const pages = [...files].flatMap(([path, file]) => {
    const sourceFile = posix(relative(projectRoot, file));
    // Reading hundreds of small files asynchronously takes six times as long.
    const bytes = unlessGone(() => read(file));
    if (!bytes) return [];
    const { text, problem } = decodeSource(bytes);
    const isEmpty = text.trim() === '';
    if (problem) problems.push({ file: sourceFile, ...problem });
    else if (isEmpty) report(file, EMPTY.message, EMPTY.cure);
    return [{ path, file, sourceFile, source: isEmpty ? '' : text }];
  });
  return { pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)), problems };
};

const EMPTY: Mistake = {
  message: 'The page is empty.',
  cure: 'Begin it with `---`, `title: …`, `description: …`, and `---`, or remove the file.',
};

const unlessGone = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** `undefined` if a file of this name can be the page at `path`. `other` is the name of a file with the same address. */
const nameProblem = (
  name: string,
  path: PagePath | undefined,
  other: string | undefined,
): Mistake | undefined => {
  if (!path)
    return {
      message: `\`${name}\` cannot be an address.`,
      cure: `Rename it to \`${addressable(name)}\`: lowercase letters, digits, and hyphens.`,
    };
  if (path.endsWith('.md'))
    return {
      message: `The address ${path} ends in \`.md\`: there readers get the Markdown of ${path.slice(0, -'.md'.length)}.`,
      cure: `Rename the file to \`${name.replace(/\.md(?=\.mdx$|\/index\.mdx$)/, '')}\`.`,
    };
  if (other)
    return {
      message: `The address ${path} has two pages: this one and ${other}.`,
      cure: 'Remove or rename one of the two files.',
    };
  return undefined;
};

/**
 * The files below the folder, by name, and the symbolic links that look like pages or folders. An image may be such a link. Some
 * editors lock a file with a link whose name begins with a dot.
 */
const entriesOf = async (folder: string): Promise<{ name: string; isLink: boolean }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && /^[^.]+(?:\.mdx)?$/.test(entry.name)))
    .map((entry) => ({
      name: posix(relative(folder, join(entry.parentPath, entry.name))),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

const posix = (path: string): string => path.split(sep).join('/');

const routeOf = (name: string): PagePath | undefined => {
  const path = `/${name.slice(0, -'.mdx'.length)}`.replace(/\/index$/, '');
  return parsePagePath(path || '/');
};

const addressable = (name: string): string =>
  name
    .slice(0, -'.mdx'.length)
    // Letters lose their accents.
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split('/')
    .map((part) => slug(part.replaceAll(/[_.\s]+/g, '-')).replaceAll(/[^a-z0-9-]/g, '') || 'page')
    .join('/')
    .concat('.mdx');
