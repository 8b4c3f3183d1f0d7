import { SDK_SLUGS } from '#content/sdks.ts';
import { letterEdits } from '#worker/page/letter-edits.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';

const MOST_EDITS = 3;
/** Longer addresses are not compared, because that takes time, and nobody types them. */
const LONGEST_CHARACTERS = 120;

/**
 * The known addresses that a missing one probably meant: those that differ by a few letters, then those that end in the same
 * name, and finally the closest folder above that is a page.
 */
export const nearestAddresses = (path: PagePath, known: readonly PagePath[]): PagePath[] => [
  ...mistyped(path, known),
  ...sameName(path, known),
  ...known.filter((other) => other !== '/' && path.startsWith(`${other}/`)).slice(-1),
];

const mistyped = (path: PagePath, known: readonly PagePath[]): PagePath[] => {
  if (path.length > LONGEST_CHARACTERS) return [];
  return known
    .filter((other) => Math.abs(other.length - path.length) <= mostEdits(path, other))
    .map((other) => ({ other, edits: letterEdits(path, other) }))
    .filter(({ other, edits }) => edits <= mostEdits(path, other))
    .sort((a, b) => a.edits - b.edits)
    .map(({ other }) => other);
};

/** In a short address, a single letter may make the name of another page. The same is true of a short name in the same folder. */
const mostEdits = (path: PagePath, other: PagePath): number => {
  const most = Math.min(MOST_EDITS, Math.floor(path.length / 4));
  const folder = path.slice(0, -lastName(path).length);
  return other.startsWith(folder) ? Math.min(most, Math.ceil(lastName(path).length / 3)) : most;
};

/**
 * Pages below folders that the address names come first, such as those of a library. The part of the site does not count. Among
 * the others, pages about the name itself come before those of libraries, in the order of menus, and older versions come last.
 */
const sameName = (path: PagePath, known: readonly PagePath[]): PagePath[] => {
  const named = new Set(path.split('/'));
  return known
    .filter((other) => lastName(other) === lastName(path))
    .map((other) => {
      const names = other.split('/');
      const shared = names.slice(2, -1).filter((name) => named.has(name)).length;
      return { other, shared, depth: names.length, library: libraryOf(other) };
    })
    .sort((a, b) => b.shared - a.shared || a.depth - b.depth || a.library - b.library)
    .map(({ other }) => other);
};

const libraryOf = (path: PagePath): number => {
  const reference = parseReferencePath(path);
  return reference ? SDK_SLUGS.indexOf(reference.sdk) : -1;
};

const lastName = (path: PagePath): string => path.slice(path.lastIndexOf('/') + 1);
