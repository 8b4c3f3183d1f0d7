import { letterEdits } from '#worker/page/letter-edits.ts';
import type { PagePath } from '#worker/page/page-path.ts';

const MOST_EDITS = 3;
/** Longer addresses are not compared, because that takes time, and nobody types them. */
const LONGEST_CHARACTERS = 120;

/**
 * The known addresses that a missing one probably meant: those that differ by a few letters, then those that end in the same
 * name, and at last the closest folder above that is a page.
 */
export const nearestAddresses = (path: PagePath, known: readonly PagePath[]): PagePath[] => [
  ...mistyped(path, known),
  ...known.filter((other) => lastName(other) === lastName(path)),
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

const lastName = (path: PagePath): string => path.slice(path.lastIndexOf('/') + 1);
