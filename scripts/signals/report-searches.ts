import { printable } from '#scripts/terminal/printable.ts';
import { textTable } from '#scripts/terminal/text-table.ts';
import {
  type OutcomeTotal,
  outcomeTotals,
  type QueryCounts,
  queriesWithoutChoice,
  queriesWithoutResult,
} from '#worker/search-counts/report-queries.ts';
import { dayBefore } from '#worker/signals/days.ts';
import type { SignalsDatabase } from './signals-database.ts';

const REPORTED_QUERIES = 50;

/** Returns the text of the report: how searches of the last days ended, and the queries that need better pages or synonyms. */
export const reportSearches = async (days: number, database: SignalsDatabase, now: Date): Promise<string> => {
  const since = dayBefore(now, days - 1);
  const totals = await database.query<OutcomeTotal>(outcomeTotals(since));
  if (totals.length === 0) return `No searches were counted since ${since}.\n`;
  const empty = await database.query<QueryCounts>(queriesWithoutResult(since, REPORTED_QUERIES));
  const left = await database.query<QueryCounts>(queriesWithoutChoice(since, REPORTED_QUERIES));
  const sections = [
    [
      `Searches since ${since}`,
      textTable(
        ['outcome', 'searches'],
        totals.map(({ outcome, count }) => [outcome, count]),
      ),
    ],
    ['Without a result', queryTable(empty)],
    ['With results, but nothing was chosen', queryTable(left)],
  ];
  return sections.map(([title, text]) => `${title}\n${text}\n`).join('\n');
};

const queryTable = (queries: readonly QueryCounts[]): string =>
  queries.length === 0
    ? '  none'
    : textTable(
        ['query', 'empty', 'left', 'chosen'],
        queries.map(({ query, empty, left, chosen }) => [printable(query), empty, left, chosen]),
      );
