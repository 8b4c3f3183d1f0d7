import { REFERENCES, type Reference, referenceSdk } from '#content/references.ts';
import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { parseReferencePath, referenceStart } from '#worker/page/reference-path.ts';
import type { References } from '#worker/page/references.ts';

/**
 * The pages about the subject of a missing reference page in other references: first in other versions of its library, then
 * in other libraries, newest versions first. A subject that is a section of a start page leads to that page.
 */
export const sameSubjects = (path: PagePath, references: References): PagePath[] => {
  const lost = parseReferencePath(path);
  if (!lost) return [];
  const subjects = subjectsAt(lost.rest, references);
  const isOwn = (reference: Reference) => referenceSdk(reference) === lost.sdk;
  return [...REFERENCES]
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || versionsBack(a) - versionsBack(b))
    .flatMap((reference) => {
      const address = subjects
        .map((subject) => references[reference]?.[subject])
        .find((found) => found !== undefined);
      const [rest = ''] = address?.split('#') ?? [];
      return address === undefined ? [] : (parsePagePath(`${referenceStart(reference)}${rest}`) ?? []);
    });
};

/** The names of the subjects that any reference has at `rest`, the part of an address below the reference's start. */
const subjectsAt = (rest: string, references: References): string[] => [
  ...new Set(
    Object.values(references).flatMap((subjects = {}) =>
      Object.keys(subjects).filter((subject) => subjects[subject] === rest),
    ),
  ),
];

/** 0 for a reference without a version in its name, which is the latest. */
const versionsBack = (reference: Reference): number => (reference.includes('/') ? 1 : 0);
