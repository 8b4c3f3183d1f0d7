import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { INDEX_FIELDS, type IndexField, STOP_WORDS } from '#worker/search/index/fields.ts';
import { termsIn, wordsOf } from '#worker/search/terms/words.ts';
import { indexedFields } from './indexed-fields.ts';
import type { SectionDocument } from './section-documents.ts';

/** For each field of a section: how often it has each term. */
export type SectionTerms = Readonly<Record<IndexField, ReadonlyMap<string, number>>>;

/** The fields in which stop words count. */
const NAMING_FIELDS: readonly IndexField[] = ['title', 'names', 'aliases', 'place'];

/** A term of these fields says all that it says in the text, so the index is smaller without the second entry. */
const HEADING_FIELDS: readonly IndexField[] = ['title', 'names', 'aliases'];

/** The terms of a section. */
export const sectionTerms = (document: SectionDocument, symbols: SiteSymbols): SectionTerms => {
  const fields = indexedFields(document, symbols);
  const terms = INDEX_FIELDS.map((field) => [field, counted(termsOf(field, fields[field]))]);
  const own = Object.fromEntries(terms) as Record<IndexField, Map<string, number>>; // it has every field
  for (const field of ['text', 'code'] as const)
    for (const term of own[field].keys())
      if (HEADING_FIELDS.some((heading) => own[heading].has(term))) own[field].delete(term);
  return own;
};

const termsOf = (field: IndexField, text: string): string[] => {
  if (field === 'code') return wordsOf(text).map(({ whole }) => whole);
  return NAMING_FIELDS.includes(field)
    ? termsIn(text)
    : termsIn(text).filter((term) => !STOP_WORDS.has(term));
};

const counted = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};
