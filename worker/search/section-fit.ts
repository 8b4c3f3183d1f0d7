import { CLOUD_SERVICES, CLOUDS } from '#content/clouds.ts';
import { ownValue } from '#content/own-value.ts';
import type { Place } from './index-format.ts';
import type { ParsedQuery } from './parse-query.ts';
import { OUTSIDE_OF_NAMES, SEVERAL_WORDS, type Section } from './section.ts';
import { WEIGHTS } from './weights.ts';
import { STOP_WORDS, stemOf, type Word, wordsInside, wordsOf } from './words.ts';

/** How much of the heading the query covers, up to 1. */
export const fitOfHeading = (
  { headingStems, nameStems, anchorStems, isSymbol }: Section,
  stems: readonly string[],
): number =>
  Math.max(
    shareOf(headingStems, stems),
    isSymbol ? shareOf(nameStems, stems) : WEIGHTS.gain.anchor * shareOf(anchorStems, stems),
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

/** The names in a query, as the reader wrote them. */
export const namesIn = ({ writtenAs }: ParsedQuery): string[] =>
  writtenAs.flatMap((word) => word.split(OUTSIDE_OF_NAMES)).filter(Boolean);

/** A name in the heading that is written exactly as in the query tells libraries apart: `oidc_rule` and `oidcRule`. */
export const gainOfNames = ({ headingNames }: Section, names: readonly string[]): number =>
  Math.max(
    1,
    ...names
      .filter((name) => hasName(headingNames, name))
      .map((name) => (SEVERAL_WORDS.test(name) ? WEIGHTS.gain.exactName : WEIGHTS.gain.sameCase)),
  );

/** `connection_str` and `ListFile` may be the start of a name. */
const hasName = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || (SEVERAL_WORDS.test(name) && [...names].some((other) => other.startsWith(name)));

/**
 * A function that gives a document's words that say something as stems, in order, each after a space. It caches them, because
 * reading a text takes longer than comparing it.
 */
export const stemTexts = (textOf: (document: number) => string): ((document: number) => string) => {
  const known = new Map<number, string>();
  return (document) => {
    const stems = known.get(document) ?? ` ${stemsOf(wordsOf(textOf(document))).join(' ')}`;
    known.set(document, stems);
    return stems;
  };
};

const stemsOf = (words: readonly Word[]): string[] =>
  words
    .flatMap(wordsInside)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);

/** The share of the query's neighboring words that are neighbors in the text too. The second may be longer there. */
export const phraseShare = (words: readonly Word[], stems: string): number => {
  const queried = stemsOf(words);
  if (queried.length < 2) return 0;
  const pairs = queried.slice(1).map((stem, index) => ` ${queried[index]} ${stem}`);
  return pairs.filter((pair) => stems.includes(pair)).length / pairs.length;
};

/** How likely a section is the right one before its words are compared. */
export const priorOf = ({ facts: { place, depth, path } }: Section): number => {
  const start = path === '/' ? WEIGHTS.prior.home : depth === 1 ? WEIGHTS.prior.overview : 1;
  return start * pagePrior(path, place);
};

const pagePrior = (path: string, { section }: Place): number => {
  if (CLOUD_PAGES.has(path)) return WEIGHTS.prior.cloud;
  const kind =
    KINDS_BY_PATH.find(([start]) => path.startsWith(start))?.[1] ?? ownValue(KINDS_BY_PART, section);
  return kind ? WEIGHTS.prior[kind] : 1;
};

/** The kinds of pages by the start of the path. The first that fits counts, and then the part of the site. */
const KINDS_BY_PATH: readonly (readonly [start: string, kind: keyof typeof WEIGHTS.prior])[] = [
  ['/guides/terraform/', 'providerGuide'],
  ['/reference/providers/terraform/', 'terraform'],
  ['/guides/deploying', 'pipelines'],
  ['/support/upgrade', 'upgrade'],
];
const KINDS_BY_PART: Readonly<Record<string, keyof typeof WEIGHTS.prior | undefined>> = {
  'Building blocks': 'block',
  'Get Started': 'start',
  Guides: 'guide',
};

/** The pages about a resource on one cloud. They repeat the words of the building block. */
const CLOUD_PAGES: ReadonlySet<string> = new Set(
  Object.values(CLOUDS).flatMap(({ href }) => Object.keys(CLOUD_SERVICES).map((name) => `${href}/${name}`)),
);
