import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { didYouMeanOr, nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import type { CodeName } from './code-names.ts';
import { isKey, meantKey } from './configuration-keys.ts';
import type { LibraryNames } from './library-names.ts';
import { otherSoftware } from './other-software.ts';
import { recordMistake } from './record-mistake.ts';

export interface KnownNames {
  /** The names of the libraries that a page may use. `undefined` if not all of them are known: then none is a mistake. */
  libraries: LibraryNames | undefined;
  /** The libraries in a sentence, such as `the Go library`. */
  librariesTitle: string;
}

const VARIABLES: ReadonlySet<string> = new Set(ENVIRONMENT_VARIABLES.map(({ name }) => name));

/** `true` if something has the name. */
export const isKnownName = (name: CodeName, { libraries }: KnownNames): boolean =>
  isOfSample(name, libraries) ||
  (recordMistake(name) === undefined && (!libraries || isLibraryName(name, libraries)));

const OWN_VARIABLE = /^NITRIC/;

/** `true` for a name in a code block of the page, unless it must be one of Nitric's: `NITRIC_HOME`, `bucket.on`. */
const isOfSample = ({ inSample, kind, name, path = name }: CodeName, libraries?: LibraryNames): boolean => {
  if (!inSample) return false;
  if (kind === 'variable') return !OWN_VARIABLE.test(name);
  const [first = ''] = path.split('.');
  return path === name || !libraries?.following.has(first);
};

const isLibraryName = ({ kind, name, path = name }: CodeName, libraries: LibraryNames): boolean => {
  const { symbols, words, modules, permissions } = libraries;
  switch (kind) {
    case 'variable':
      // Other software has many variables, so only a misspelled one of the data is a mistake.
      return (
        VARIABLES.has(name) ||
        words.has(name) ||
        (!OWN_VARIABLE.test(name) && nearestName(name, VARIABLES) === undefined)
      );
    case 'permission':
      return permissions.has(name);
    case 'quoted':
      // A quoted word is often no permission, so only a misspelled permission is a mistake.
      return permissions.has(name) || words.has(name) || nearestName(name, permissions) === undefined;
    case 'call':
      // A parameter may be a function: `next(ctx)`.
      return path === name
        ? symbols.has(name) || words.has(name)
        : symbols.has(name) && mayFollow(path, libraries);
    case 'member':
      return isKey(path) || modules.has(path) || (words.has(name) && mayFollow(path, libraries));
    case 'word':
      return words.has(name);
    default:
      return true;
  }
};

/** `false` if the second name of a path cannot follow the first: `topic.enqueue`, `configg.default`. */
const mayFollow = (path: string, libraries: LibraryNames): boolean => {
  const [first = '', second = ''] = path.split('.');
  // A module may have the name of a function, and its types begin with a capital letter: `topics.Ctx`.
  if (libraries.modules.has(first) && /^[A-Z]/.test(second)) return true;
  const names = libraries.following.get(first);
  if (!names) return libraries.words.has(first) || meantKey(path) === undefined;
  return [...names].some((name) => name.toLowerCase() === second.toLowerCase());
};

/** The mistake in a name that is not known. */
export const nameMistake = (code: CodeName, { libraries, librariesTitle }: KnownNames): Mistake => {
  const { kind, name, path = name } = code;
  const unknown = (what: string, names: Iterable<string>, place: string): Mistake => ({
    message: `\`${path}\` is not ${what}.`,
    cure: didYouMeanOr(`Correct it, or add it to ${place}.`, name, names),
  });
  const inRecords = recordMistake(code);
  if (inRecords) return inRecords;
  const key = kind === 'member' && meantKey(path);
  if (key)
    return { message: `\`${path}\` is not a key of a configuration file.`, cure: `Did you mean \`${key}\`?` };
  switch (kind) {
    case 'variable':
      return unknown('an environment variable', VARIABLES, 'content/environment-variables.ts');
    case 'permission':
    case 'quoted':
      return unknown('a permission', libraries?.permissions ?? [], 'content/symbols');
    default: {
      const [first = ''] = path.split('.');
      const names = libraries?.words.has(name) ? libraries.following.get(first) : libraries?.words;
      const mistake = unknown(`a name of ${librariesTitle}`, names ?? [], 'content/symbols');
      return { ...mistake, cure: `${mistake.cure} ${otherSoftware(path)}` };
    }
  }
};
