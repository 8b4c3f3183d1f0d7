import { SDK_SLUGS } from '#content/sdks.ts';
import { letterEdits } from '#worker/page/letter-edits.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';

const MOST_EDITS = 3;
/** Longer addresses are not compared, because that takes time, and nobody types them. */
const LONGEST_CHARACTERS = 120;

/**
 * The known addresses that a missing one probably meant: those that differ by a few letters, then those that end in the same
 * name, and at last the closest folder above that is a page.
 */
export const nearestAddresses = (path: PagePath, known: readonly PagePath[]): PagePath[] => [
  ...mistyped(path, known),
  ...sameName(path, known),
  ...known.filter((other) => other !== '/' && path.startsWith(`${other}/`)).slice(-1),
];

const mistyped = (path: PagePath, known: readonly PagePath[]): PagePath[] => {
  if (path.length > LONGEST_CHARACTERS) return [];
  // In a short address, a single letter may make the name of another page.
  const most = Math.min(MOST_EDITS, Math.floor(path.length / 4));
  return known
    .filter((other) => Math.abs(other.length - path.length) <= most)
    .map((other) => ({ other, edits: letterEdits(path, other) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
    .map(({ other }) => other);
};

/** Pages about the name itself come before those of libraries, in the order of menus, and older versions come last. */
const sameName = (path: PagePath, known: readonly PagePath[]): PagePath[] =>
  known
    .filter((other) => lastName(other) === lastName(path))
    .map((other) => ({ other, depth: other.split('/').length, library: libraryOf(other) }))
    .sort((a, b) => a.depth - b.depth || a.library - b.library)
    .map(({ other }) => other);

const libraryOf = (path: PagePath): number => {
  const reference = parseReferencePath(path);
  return reference ? SDK_SLUGS.indexOf(reference.sdk) : -1;
};

const lastName = (path: PagePath): string => path.slice(path.lastIndexOf('/') + 1);
