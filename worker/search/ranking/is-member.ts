import type { SearchResult } from 'minisearch';
import type { Section } from '#worker/search/index/section.ts';
import type { Expression } from '#worker/search/query/expression.ts';

/**
 * `true` for a symbol that has the last name of an expression, whatever the reader calls the value in front of it: `Bucket.file`
 * for `photos.file()`. Only what can be called is the member of a call.
 */
export const isMember = (
  { isSymbol, heading }: Section,
  match: SearchResult['match'],
  expression: Expression | undefined,
): boolean => {
  if (!expression || !isSymbol || (expression.isCall && !heading.endsWith(')'))) return false;
  const fields = match[expression.member] ?? [];
  return fields.includes('title') || fields.includes('names');
};
