import type { IndexField } from '#worker/search/index/fields.ts';
import type { Section } from '#worker/search/index/section.ts';
import { GAINS } from './weights.ts';

/** How much a match in these fields counts as one in the heading. */
export const headingShare = (fields: readonly IndexField[], { isSymbol, facts }: Section): number => {
  if (fields.includes('title') || fields.includes('names')) return 1;
  if (fields.includes('aliases') && !isSymbol) return GAINS.alias;
  return fields.includes('parents') && facts.depth > 1 ? GAINS.parent : 0;
};

/** How much of the heading the query covers, up to 1. */
export const fitOfHeading = (
  { headingStems, nameStems, anchorStems, isSymbol }: Section,
  stems: readonly string[],
): number =>
  Math.max(
    shareOf(headingStems, stems),
    isSymbol ? GAINS.ownName * shareOf(nameStems, stems) : GAINS.anchor * shareOf(anchorStems, stems),
  );

/** `true` if the query has every word of the heading. */
export const coversHeading = ({ headingStems }: Section, stems: readonly string[]): boolean =>
  stems.length > 0 && shareOf(headingStems, stems) === 1;

const shareOf = (heading: ReadonlySet<string>, stems: readonly string[]): number => {
  if (heading.size === 0) return 0;
  let shared = 0;
  for (const stem of heading) if (stems.includes(stem)) shared += 1;
  return shared / heading.size;
};
