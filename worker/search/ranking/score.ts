import type { SearchResult } from 'minisearch';
import { SDKS } from '#content/sdks.ts';
import type { IndexField } from '#worker/search/index/fields.ts';
import type { Section } from '#worker/search/index/sections.ts';
import type { ParsedQuery, QueryPart } from '#worker/search/query/parse-query.ts';
import { fitOfScope, type Scope } from '#worker/search/query/scope.ts';
import { stemOf } from '#worker/search/terms/stem.ts';

/** How much a match in each field says about what a section is about. */
export const FIELD_WEIGHTS: Readonly<Record<IndexField, number>> = {
  title: 1,
  names: 1.05,
  aliases: 0.8,
  parents: 0.55,
  place: 0.5,
  text: 0.35,
  code: 0.2,
};

/** Where a term stands in the query. */
interface Use {
  part: number;
  reading: number;
  choice: number;
  closeness: number;
}

/** A query prepared for scoring many sections. */
export interface Scoring {
  uses: ReadonlyMap<string, readonly Use[]>;
  parts: readonly QueryPart[];
  scope: Scope;
  names: readonly string[];
  /** The importance of each part. */
  importance: readonly number[];
  total: number;
}

export const scoringOf = (
  { parts, scope, names }: ParsedQuery,
  frequencyOf: (term: string) => number,
  documents: number,
): Scoring => {
  const uses = new Map<string, Use[]>();
  for (const [part, { readings }] of parts.entries())
    for (const [reading, { choices }] of readings.entries())
      for (const [choice, terms] of choices.entries())
        for (const [term, closeness] of terms)
          uses.set(term, [...(uses.get(term) ?? []), { part, reading, choice, closeness }]);
  const importance = parts.map((part) => importanceOf(part, frequencyOf, documents) * (part.optional ? 0.15 : 1));
  const total = importance.reduce((sum, value, index) => sum + (parts[index]?.optional ? 0 : value), 0);
  return { uses, parts, scope, names, importance, total };
};

const importanceOf = ({ readings }: QueryPart, frequencyOf: (term: string) => number, documents: number): number => {
  const [first] = readings;
  if (!first) return Math.log(1 + documents / 2);
  const rarity = first.choices.map((choice) => {
    const frequency = Math.max(1, ...[...choice].map(([term, closeness]) => (closeness >= 0.5 ? frequencyOf(term) : 0)));
    return Math.log(1 + documents / frequency);
  });
  return Math.max(...rarity);
};

export interface Score {
  value: number;
  /** `true` if the section has something of every part that it may not lack. */
  hasAll: boolean;
}

export const scoreOf = (result: SearchResult, section: Section, scoring: Scoring): Score => {
  const { parts, scope, names, importance, total } = scoring;
  const { anywhere, inTitle, titleStems } = matchesOf(result, section, scoring);
  let base = 0;
  let title = 0;
  let hasAll = true;
  for (const [number, part] of parts.entries()) {
    const weight = importance[number] ?? 0;
    const best = bestReading(part, anywhere[number] ?? []);
    if (best === 0 && !part.optional) hasAll = false;
    base += weight * best;
    title += weight * bestReading(part, inTitle[number] ?? []);
  }
  const fit = Math.max(shareOf(section.headingStems, titleStems), section.isSymbol ? 0 : 0.9 * shareOf(section.anchorStems, titleStems));
  const value = (base / total) * (1 + 0.8 * Math.min(1, title / total) * fit) * (hasAll ? 1.15 : 1) * priorOf(section, names.length > 0) * fitOfScope(section, scope) * nameFit(section, names);
  return { value, hasAll };
};

const shareOf = (stems: ReadonlySet<string>, found: ReadonlySet<string>): number => {
  if (stems.size === 0) return 0;
  let shared = 0;
  for (const stem of stems) if (found.has(stem)) shared += 1;
  return shared / stems.size;
};

type Found = number[][]; // by reading and choice

const matchesOf = ({ match }: SearchResult, section: Section, { uses, parts }: Scoring) => {
  const empty = (): Found[] => parts.map(({ readings }) => readings.map(({ choices }) => choices.map(() => 0)));
  const anywhere = empty();
  const inTitle = empty();
  const titleStems = new Set<string>();
  const keep = (found: Found[], { part, reading, choice }: Use, value: number) => {
    const row = found[part]?.[reading];
    if (row && (row[choice] ?? 0) < value) row[choice] = value;
  };
  for (const [term, fields] of Object.entries(match)) {
    const weight = Math.max(...fields.map((field) => FIELD_WEIGHTS[field as IndexField]));
    const isTitle = fields.includes('title') || fields.includes('names') || (!section.isSymbol && fields.includes('aliases'));
    if (isTitle) titleStems.add(stemOf(term));
    for (const use of uses.get(term) ?? []) {
      keep(anywhere, use, weight * use.closeness);
      if (isTitle) keep(inTitle, use, use.closeness);
    }
  }
  return { anywhere, inTitle, titleStems };
};

const bestReading = ({ readings }: QueryPart, found: Found): number => {
  let best = 0;
  for (const [number, { weight }] of readings.entries()) {
    const choices = found[number] ?? [];
    const value = choices.includes(0) ? 0 : choices.reduce((sum, choice) => sum + choice, 0) / choices.length;
    best = Math.max(best, value * weight);
  }
  return best;
};

const nameFit = ({ headingNames }: Section, names: readonly string[]): number =>
  names.some((name) => name.split(/[^\p{L}\p{N}_]+/u).some((part) => part !== '' && /\p{Ll}\p{Lu}|_/u.test(part) && headingNames.has(part))) ? 1.12 : 1;

const priorOf = ({ place, depth, isSymbol }: Section, isCode: boolean): number => {
  let prior = depth === 1 ? 1.08 : 1;
  if (place.section === 'Building blocks') prior *= 1.1;
  if (place.library && place.section === 'Reference') prior *= isCode ? (isSymbol ? 1 : 0.9) : (isSymbol ? 0.72 : 0.72);
  if (place.library && SDKS[place.library].status === 'legacy-only') prior *= 0.6;
  return prior;
};
