import { OUTSIDE_OF_NAMES, SEVERAL_WORDS, type Section } from '#worker/search/index/section.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { GAINS } from './weights.ts';

/** The names in a query, as the reader wrote them. */
export const namesIn = ({ writtenAs }: ParsedQuery): string[] =>
  writtenAs.flatMap((word) => word.split(OUTSIDE_OF_NAMES)).filter(Boolean);

/**
 * A name in the heading that is written exactly as in the query tells libraries apart: `oidc_rule` and `oidcRule`. A name of several
 * words does so in lower case, too.
 */
export const gainOfNames = ({ headingNames, plainNames }: Section, names: readonly string[]): number => {
  let gain = 1;
  for (const name of names) {
    if (hasName(headingNames, name))
      gain = Math.max(gain, SEVERAL_WORDS.test(name) ? GAINS.exactName : GAINS.sameCase);
    else if (plainNames.has(name.toLowerCase())) gain = Math.max(gain, GAINS.anyCase);
  }
  return gain;
};

/** `connection_str` and `ListFile` may be the start of a name. */
const hasName = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || (SEVERAL_WORDS.test(name) && [...names].some((other) => other.startsWith(name)));
