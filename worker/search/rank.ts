import type { SdkSlug } from '#content/sdks.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Expression } from './query-text.ts';
import { levelSubjects, preferSections, type Ranked, raise } from './ranked.ts';
import { fitOfScope } from './scope.ts';
import type { Section } from './section.ts';
import { coversHeading, fitOfHeading, gainOfNames, namesIn, phraseShare, priorOf } from './section-fit.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { planOf, type TermFound, WordMatches } from './word-matches.ts';

/** The part of an open index that the ranking needs. */
interface Rankable {
  sections: readonly Section[];
  vocabulary: Vocabulary;
  /** The stems of a section's titles and text; see `stemTexts`. */
  stemsIn: (document: number) => string;
}

/** The work on one query is bounded: this many sections are compared with each other, and the texts of fewer are read. */
const COMPARED_SECTIONS = 400;
const READ_SECTIONS = 20;

/** The sections that match, best first. */
export const rank = (query: ParsedQuery, preferred: SdkSlug | undefined, site: Rankable): Ranked[] => {
  const matching = matchingSections(query, site).sort(byScore);
  const compared = matching.slice(0, COMPARED_SECTIONS);
  compare(compared, query, preferred, site);
  return [...compared.sort(byScore), ...matching.slice(COMPARED_SECTIONS)];
};

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.document - b.document;

/** The sections with something that the query needs, each with the score of its own words. */
const matchingSections = (query: ParsedQuery, site: Rankable): Ranked[] => {
  const parts = knownParts(query);
  if (parts.every(({ isOptional }) => isOptional)) return [];
  const plan = planOf(query, site.vocabulary, site.sections.length);
  const matches = new WordMatches(plan);
  return [...documentsWith(plan.uses, site.vocabulary)].flatMap(([document, found]) => {
    const section = site.sections[document];
    if (!section) throw new Error('The search index is damaged: it names an unknown section.');
    matches.read(found, section);
    return scored(document, section, { query, found, matches }) ?? [];
  });
};

/** The documents that have a term of the query. */
const documentsWith = (
  uses: readonly TermFound['use'][],
  vocabulary: Vocabulary,
): Map<number, TermFound[]> => {
  const documents = new Map<number, TermFound[]>();
  for (const use of uses)
    for (const [field, numbers] of vocabulary.documentsOf(use.term))
      for (const document of numbers) {
        const found = documents.get(document) ?? [];
        documents.set(document, found);
        const last = found.at(-1);
        if (last?.use === use) last.fields.push(field);
        else found.push({ use, fields: [field] });
      }
  return documents;
};

interface Scoring {
  query: ParsedQuery;
  found: readonly TermFound[];
  /** Where the section has the words of the query. */
  matches: WordMatches;
}

/** A section with the score of its own words. `undefined` if it has too little of what the query needs. */
const scored = (
  document: number,
  section: Section,
  { query, found: terms, matches }: Scoring,
): Ranked | undefined => {
  const { anywhere, inHeading, inTitle, inTitles, stems } = matches;
  const { gain } = WEIGHTS;
  const isStart = section.facts.depth === 1;
  const found = matches.neededIn(anywhere);
  if (found === 0 || (matches.hasUnknown && found / matches.needed <= WEIGHTS.least)) return undefined;
  const words = matches.shareOf(anywhere);
  // The start of a page also says what its search words say.
  const saysAll =
    matches.isInTitles &&
    (isStart ? matches.neededIn(inHeading) : matches.neededIn(inTitles, 1)) === matches.needed;
  const item: Ranked = { document, section, saysAll, score: words, factors: { words } };
  if (matches.isInTitles) {
    const heading = Math.min(1, matches.shareOf(inHeading)) * fitOfHeading(section, stems);
    raise(item, 'heading', 1 + gain.heading * heading);
  }
  if (matches.needed > 1 && stems.length > 0)
    raise(item, 'titles', 1 + gain.titles * matches.shareOf(inTitles) ** 2);
  if (found === matches.needed) raise(item, 'all', gain.all);
  if (coversHeading(section, stems) && matches.neededIn(inTitle, 1) === matches.needed)
    raise(item, 'equal', isStart && !query.expression?.isCall ? gain.equalTitle : gain.equal);
  const hasMember = isMember(section, terms, query.expression);
  if (hasMember) raise(item, 'member', gain.member);
  // Methods of the same name are equals. They stand in the order of the documentation.
  if (!hasMember) raise(item, 'frequency', 1 + (gain.frequency * Math.log1p(matches.rarity)) / item.score);
  const prior = priorOf(section);
  raise(item, 'prior', section.isReference && !query.hasCode ? prior * WEIGHTS.prior.reference : prior);
  if (isOutdated(section, query)) raise(item, 'old', WEIGHTS.prior.old);
  return item;
};

/** Raises sections by what takes longer to find out, and by what follows from the others. */
const compare = (
  ranked: readonly Ranked[],
  query: ParsedQuery,
  preferred: SdkSlug | undefined,
  { stemsIn }: Rankable,
): void => {
  const { gain } = WEIGHTS;
  const isLong = knownParts(query).filter(({ isOptional }) => !isOptional).length > 2;
  for (const item of ranked.slice(0, READ_SECTIONS)) {
    const share = phraseShare(query.words, stemsIn(item.document));
    raise(item, 'phrase', 1 + gain.phrase * share + (isLong && share === 1 ? gain.verbatim : 0));
  }
  const { libraries } = query.scope;
  const isMeant = libraries.size === 0 || (preferred !== undefined && libraries.has(preferred));
  levelSubjects(ranked, isMeant ? preferred : undefined, (section) => isOutdated(section, query));
  const names = namesIn(query);
  for (const item of ranked) {
    raise(item, 'scope', fitOfScope(item.section, query.scope, preferred));
    raise(item, 'name', gainOfNames(item.section, names));
  }
  preferSections(ranked);
};

/**
 * `true` for a symbol that has the last name of an expression, whatever the reader calls the value in front of it: `Bucket.file`
 * for `photos.file()`. Only what can be called is the member of a call.
 */
const isMember = (
  { isSymbol, heading }: Section,
  found: readonly TermFound[],
  expression: Expression | undefined,
): boolean => {
  if (!expression || !isSymbol || (expression.isCall && !heading.endsWith(')'))) return false;
  const fields = found.find(({ use }) => use.term === expression.member)?.fields ?? [];
  return fields.includes('title') || fields.includes('names');
};

/** A section about an older version that the query does not name. */
const isOutdated = ({ facts: { isOld, place } }: Section, { scope }: ParsedQuery): boolean =>
  isOld && !scope.versions.has(place.version ?? '');

/** The parts of a query that the index knows. */
const knownParts = ({ parts }: ParsedQuery) => parts.filter(({ readings }) => readings.length > 0);
