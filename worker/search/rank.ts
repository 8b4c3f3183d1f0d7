import type { SdkSlug } from '#content/sdks.ts';
import { type Evidence, evidenceFor } from './evidence.ts';
import type { ParsedQuery } from './query.ts';
import { fitOfScope } from './scope.ts';
import type { Section } from './section.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { STOP_WORDS, stemOf, wordsInside } from './words.ts';

/** A section with its score, which is the product of its factors. */
export interface Ranked {
  document: number;
  section: Section;
  /** `true` if its heading and the titles above it have all words that the query needs. */
  saysAll: boolean;
  score: number;
  /** Absent unless they are wanted. */
  factors?: Record<string, number>;
}

/** The part of an open index that the ranking needs. */
interface Rankable {
  sections: readonly Section[];
  vocabulary: Vocabulary;
  /** The titles and the text of a section. */
  textOf: (document: number) => string;
}

interface Query extends ParsedQuery {
  /** The library that the reader chose. */
  preferred: SdkSlug | undefined;
  /** The number of parts that a section needs. */
  needed: number;
  isExplained: boolean;
}

/** The work on one query is bounded: the texts of this many sections are read. */
const READ_SECTIONS = 20;

/** The sections that match, best first. */
export const rank = (
  parsed: ParsedQuery,
  site: Rankable,
  { preferred, isExplained = false }: Pick<Query, 'preferred'> & { isExplained?: boolean },
): Ranked[] => {
  const neededParts = parsed.parts.filter(({ isOptional }) => !isOptional);
  const known = neededParts.filter(({ readings }) => readings.length > 0).length;
  if (known === 0) return [];
  const needed = neededParts.length;
  const query = { ...parsed, preferred, needed, isExplained };
  // A query about another subject finds next to nothing.
  const least = known < needed ? WEIGHTS.least : 0;
  const ranked = evidenceFor(parsed, site).flatMap((evidence) => {
    const found = evidence.coverage('anywhere');
    return found > least ? scored(evidence, query, found) : [];
  });
  ranked.sort(byScore);
  const phrases = phrasesIn(parsed);
  for (const item of ranked.slice(0, READ_SECTIONS)) {
    const text = site.textOf(item.document).toLowerCase();
    const share = phrases.filter((phrase) => phrase.test(text)).length / Math.max(1, phrases.length);
    const verbatim = known > 2 && share === 1 ? WEIGHTS.gain.verbatim : 0;
    raise(item, 'phrase', 1 + WEIGHTS.gain.phrase * share + verbatim);
  }
  preferSections(ranked);
  return ranked.sort(byScore);
};

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.document - b.document;

/**
 * A section whose heading, with the titles above it, says the whole query comes before the start of its page, which has all
 * words somewhere: `permissions of queues on Azure` asks for the permissions.
 */
const preferSections = (ranked: readonly Ranked[]): void => {
  const starts = new Map(
    ranked.filter(({ section }) => section.depth === 1).map((item) => [item.section.page, item]),
  );
  for (const item of ranked) {
    const start = starts.get(item.section.page);
    if (item.saysAll && start && !start.saysAll)
      raise(item, 'ahead', Math.max(1, (WEIGHTS.gain.ahead * start.score) / item.score));
  }
};

const raise = (item: Ranked, factor: string, by: number): void => {
  item.score *= by;
  if (item.factors) item.factors[factor] = by;
};

/** The score of a section by its own words and its position in the site. */
const scored = (evidence: Evidence, { needed, ...query }: Query, found: number): Ranked => {
  const { document, section, stems, rarity } = evidence;
  const { gain, prior } = WEIGHTS;
  const { depth, page } = section;
  const isTitled = stems.length > 0;
  const isCall = query.expression?.isCall === true;
  const words = evidence.shareOf('anywhere');
  const heading = isTitled
    ? 1 + gain.heading * Math.min(1, evidence.shareOf('heading')) * fitOfHeading(section, stems)
    : 1;
  const titles = isTitled && needed > 1 ? 1 + gain.titles * evidence.shareOf('titles') ** 2 : 1;
  const isEqual =
    isTitled && shareOf(section.headingStems, stems) === 1 && evidence.coverage('heading', 1) === 1;
  const equal = isEqual ? gain[depth === 1 && !isCall ? 'equalTitle' : 'equal'] : 1;
  const name = isTitled ? gainOfNames(section, query.names) : 1;
  const relevance = words * heading * titles * equal * name;
  const isMember = evidence.hasMember && (!isCall || section.heading.endsWith(')'));
  const isReference = page.place.library !== undefined && page.place.section === 'Reference';
  const isOutdated = page.isOld && !query.scope.versions.has(page.place.version ?? '');
  const all = found === 1 ? gain.all : 1;
  const member = isMember ? gain.member : 1;
  // Methods of the same name are equals. They stand in the order of the libraries.
  const frequency = isMember ? 1 : 1 + (gain.frequency * Math.log1p(rarity)) / relevance;
  const likely =
    page.prior * (depth === 1 ? prior.start : 1) * (isReference && !query.hasCode ? prior.reference : 1);
  const old = isOutdated ? prior.old : 1;
  const scope = fitOfScope(section, query.scope, query.preferred);
  // The start of a page also says what its search words say.
  const saysAll =
    isTitled && (depth === 1 ? evidence.coverage('heading') : evidence.coverage('titles', 1)) === 1;
  const score = relevance * all * member * frequency * likely * old * scope;
  if (!query.isExplained) return { document, section, saysAll, score };
  const factors = { words, heading, titles, equal, name, all, member, frequency, prior: likely, old, scope };
  return { document, section, saysAll, score, factors };
};

/** How much of the heading, of the symbol's name, or of the anchor the query has. */
const fitOfHeading = ({ headingStems, nameStems, isSymbol }: Section, stems: readonly string[]): number =>
  Math.max(shareOf(headingStems, stems), (isSymbol ? 1 : WEIGHTS.gain.anchor) * shareOf(nameStems, stems));

/** The share of the stems of a heading that a query has. */
const shareOf = (heading: ReadonlySet<string>, stems: readonly string[]): number => {
  if (heading.size === 0) return 0;
  let shared = 0;
  for (const stem of heading) if (stems.includes(stem)) shared += 1;
  return shared / heading.size;
};

/** A name of several words: `newBucket`, `new_bucket`. */
const SEVERAL_WORDS = /\p{Ll}\p{Lu}|_/u;

/** A name in the heading that is written exactly as in the query tells libraries apart: `oidc_rule` and `oidcRule`. */
const gainOfNames = ({ headingNames }: Section, names: readonly string[]): number => {
  const written = names.filter((name) => headingNames.has(name));
  if (written.length === 0) return 1;
  return written.some((name) => SEVERAL_WORDS.test(name)) ? WEIGHTS.gain.exactName : WEIGHTS.gain.sameCase;
};

/** What may stand between two neighbors of a phrase. */
const BETWEEN = `\\W*(?:(?:${[...STOP_WORDS].join('|')})\\W+)*`;

/** Expressions for the neighboring words of the query, in any form, in a text in lower case. */
const phrasesIn = ({ words }: ParsedQuery): RegExp[] => {
  const stems = words
    .flatMap(wordsInside)
    .filter((word) => !STOP_WORDS.has(word) && /^[a-z\d]+$/.test(word))
    .map(stemOf);
  return stems.slice(1).map((stem, index) => new RegExp(`${stems[index]}\\w*${BETWEEN}${stem}`));
};
