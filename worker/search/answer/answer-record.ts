import type { SearchRecordFields } from '#client/contracts/search.ts';
import type { Section } from '#worker/search/index/section.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';
import { sectionRecord } from './section-record.ts';

/** A section as an answer shows it, without its symbol. Its type says whether a heading matched. */
export const answerRecord = (
  { facts, isSymbol }: Section,
  content: string,
  matchesIn: SearchAnswer['matchesIn'],
): SearchRecordFields => {
  const record = sectionRecord({ ...facts, isSymbol }, content);
  const isTitled = facts.titles.slice(1).some((title) => title !== null && matchesIn(title).length > 0);
  return isTitled ? record : { ...record, type: 'content' };
};
