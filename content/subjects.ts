import { REFERENCES, type Reference } from './references.ts';

/** A subject that some references call by another name than the rest. */
export interface SubjectException {
  /** The subject's name in all other references. */
  subject: string;
  /** The anchor of the section, or the page's path below the reference's start without a leading slash. */
  name: string;
  references: readonly Reference[];
}

/**
 * The same anchor on a second-level heading is the same subject in every reference, and so is a page of that name below
 * the reference's start: `#storage` in one library, `/storage` in another. Only exceptions are written here. The build
 * checks that each of their names exists.
 */
export const SUBJECT_EXCEPTIONS: readonly SubjectException[] = [
  {
    subject: 'keyvalue',
    name: 'collections',
    references: REFERENCES.filter((reference) => reference.endsWith('/v0')),
  },
];
