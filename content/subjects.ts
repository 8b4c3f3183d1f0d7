import { REFERENCES, type Reference } from './references.ts';

/** A subject with a different name in some references. */
export interface SubjectException {
  /** The subject's name in all other references. */
  subject: string;
  /** The anchor of the section, or the page's path below the reference's start without a leading slash. */
  name: string;
  references: readonly Reference[];
}

/**
 * In every reference, a second-level heading with the same anchor covers the same subject. So does a page with that name
 * below the reference's start: `#storage` in one library, `/storage` in another. This list contains only the exceptions.
 * The build checks that each of their names exists.
 */
export const SUBJECT_EXCEPTIONS: readonly SubjectException[] = [
  {
    subject: 'keyvalue',
    name: 'collections',
    references: REFERENCES.filter((reference) => reference.endsWith('/v0')),
  },
];

/** Symbols that only some libraries have, each with the one that it is a part of in the others. */
export const SYMBOL_PARTS: Readonly<Record<string, string>> = {
  'websocket-on-connect': 'websocket-on',
  'websocket-on-disconnect': 'websocket-on',
  'websocket-on-message': 'websocket-on',
};
