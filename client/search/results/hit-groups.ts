import { fieldsOf, type ResponseHit, textOf } from '#client/search/call/search-response.ts';
import { SEARCH_GROUP_HITS } from '#content/limits.ts';
import { hitRow } from './hit-row.ts';
import type { Row } from './row.ts';

interface RowGroup {
  title: string;
  rows: readonly Row[];
}

/** Groups hits by the part of the site, in the order of each group's best hit, with at most five hits a group. */
export const hitGroups = (hits: readonly ResponseHit[]): RowGroup[] => {
  const titles = [...new Set(hits.map(groupTitle))];
  return titles.map((title) => ({
    title,
    rows: hits
      .filter((hit) => groupTitle(hit) === title)
      .slice(0, SEARCH_GROUP_HITS)
      .map((hit) => ({ ...hitRow(hit), position: hits.indexOf(hit) + 1 })),
  }));
};

const groupTitle = ({ hierarchy }: ResponseHit): string => textOf(fieldsOf<'lvl0'>(hierarchy).lvl0) ?? '';
