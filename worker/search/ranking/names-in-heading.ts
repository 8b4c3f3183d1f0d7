import { OUTSIDE_OF_NAMES, type Section } from '#worker/search/index/section.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { GAINS } from './weights.ts';

const SEVERAL_WORDS = /\p{Ll}\p{Lu}|_/u;

/** The names in a query, as the reader wrote them. */
export const namesIn = ({ writtenAs }: ParsedQuery): string[] =>
  writtenAs.flatMap((word) => word.split(OUTSIDE_OF_NAMES)).filter(Boolean);

/**
 * A name in the heading that is written exactly as in the query tells libraries apart: `oidc_rule` and `oidcRule`. In lower case, it
 * still tells names of several words apart: `newbucket`.
 */
export const gainOfNames = ({ headingNames }: Section, names: readonly string[]): number => {
  let gain = 1;
  for (const name of names) {
    if (hasName(headingNames, name))
      gain = Math.max(gain, SEVERAL_WORDS.test(name) ? GAINS.exactName : GAINS.sameCase);
    else if (hasNameInAnyCase(headingNames, name)) gain = Math.max(gain, GAINS.anyCase);
  }
  return gain;
};

/** `connection_str` and `ListFile` may be the start of a name. */
const hasName = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || (SEVERAL_WORDS.test(name) && [...names].some((other) => other.startsWith(name)));

const hasNameInAnyCase = (names: ReadonlySet<string>, name: string): boolean =>
  [...names].some((other) => SEVERAL_WORDS.test(other) && other.toLowerCase() === name.toLowerCase());
