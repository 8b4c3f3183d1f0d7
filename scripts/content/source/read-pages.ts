import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { SourcePage } from '#scripts/content/compile/page-facts.ts';
import { posixPath } from '#scripts/content/files/output-files.ts';
import type { Problem, ProblemText } from '#scripts/content/problems/problem.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { decodeSource } from './decode-source.ts';
import { nameSlip, routeOf } from './page-name.ts';

interface PageFolder {
  pages: SourcePage[];
  problems: Problem[];
  /** The other files of the folder, relative to the project's root, such as images. Hidden files belong to other programs. */
  others: string[];
}

/**
 * Reads every page of the folder, sorted by address. A page's address comes from its file's path. A file that is renamed or
 * removed before it is read is not a page.
 */
export const readPages = async (
  pagesFolder: string,
  projectRoot: string,
  read: (file: string) => Buffer = readFileSync,
): Promise<PageFolder> => {
  const problems: Problem[] = [];
  const report = (file: string, message: string, hint: string) =>
    problems.push({ file: posixPath(relative(projectRoot, file)), line: 1, column: 1, message, hint });

  const files = new Map<PagePath, string>();
  const misnamed = new Map<PagePath, string>();
  const named = (await entriesOf(pagesFolder)).map(({ name, isLink }) => ({
    name,
    slip: nameSlip(name, isLink),
  }));
  // A page keeps its address, and the others must be renamed.
  const pagesFirst = [...named.filter(({ slip }) => !slip), ...named.filter(({ slip }) => slip)];
  for (const { name, slip } of pagesFirst) {
    const file = join(pagesFolder, name);
    const path = routeOf(slip?.rightName ?? name);
    const other = path && (files.get(path) ?? misnamed.get(path));
    const otherName = other && posixPath(relative(pagesFolder, other));
    if (slip)
      report(
        file,
        slip.message,
        otherName ? `Remove this file or \`${otherName}\`: both are for the address ${path}.` : slip.hint,
      );
    else if (otherName)
      report(
        file,
        `The address ${path} has two pages: this one and ${otherName}.`,
        'Remove or rename one of the two files.',
      );
    if (path && !other) (slip ? misnamed : files).set(path, file);
  }

  if (files.size === 0 && problems.length === 0)
    report(pagesFolder, 'The folder holds no pages.', 'Name a folder with files that end in `.mdx`.');

  const pages = [...files].flatMap(([path, file]) => {
    const sourceFile = posixPath(relative(projectRoot, file));
    // Reading hundreds of small files asynchronously takes six times as long.
    const bytes = unlessGone(() => read(file));
    if (!bytes) return [];
    const { text, problem } = decodeSource(bytes);
    const isEmpty = text.trim() === '';
    if (problem) problems.push({ file: sourceFile, ...problem });
    else if (isEmpty) report(file, EMPTY.message, EMPTY.hint);
    return [{ path, file, sourceFile, source: isEmpty ? '' : text }];
  });
  // Links to such a page are not problems.
  for (const [path, file] of misnamed)
    pages.push({ path, file, sourceFile: posixPath(relative(projectRoot, file)), source: '' });
  const others = named
    .filter(({ name, slip }) => !slip && !name.endsWith('.mdx') && !/(?:^|\/)\./.test(name))
    .map(({ name }) => posixPath(relative(projectRoot, join(pagesFolder, name))));
  return { pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)), problems, others };
};

const EMPTY: ProblemText = {
  message: 'The page is empty.',
  hint: 'Begin it with `---`, `title: …`, `description: …`, and `---`, or remove the file.',
};

const unlessGone = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** An image may be a symbolic link. Some editors lock a file with a link whose name begins with a dot. */
const MAY_BE_LINK = /^\.|\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** The files below the folder, by name, and the symbolic links that may be meant as pages or folders. */
const entriesOf = async (folder: string): Promise<{ name: string; isLink: boolean }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && !MAY_BE_LINK.test(entry.name)))
    .map((entry) => ({
      name: posixPath(relative(folder, join(entry.parentPath, entry.name))),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};
