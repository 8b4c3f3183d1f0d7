import { COMMANDS } from '#scripts/bench/search/queries/commands.ts';
import { ERRORS } from '#scripts/bench/search/queries/errors.ts';
import { LIBRARY_SYMBOLS } from '#scripts/bench/search/queries/library-symbols.ts';
import { PLURALS } from '#scripts/bench/search/queries/plurals.ts';
import { PREFIXES } from '#scripts/bench/search/queries/prefixes.ts';
import { QUESTIONS } from '#scripts/bench/search/queries/questions.ts';
import { SETTINGS } from '#scripts/bench/search/queries/settings.ts';
import { SPELLINGS } from '#scripts/bench/search/queries/spellings.ts';
import { SYMBOLS } from '#scripts/bench/search/queries/symbols.ts';
import { SYNONYMS } from '#scripts/bench/search/queries/synonyms.ts';
import { TASKS } from '#scripts/bench/search/queries/tasks.ts';
import { TITLES } from '#scripts/bench/search/queries/titles.ts';
import { TYPOS } from '#scripts/bench/search/queries/typos.ts';
import { VERSIONS } from '#scripts/bench/search/queries/versions.ts';
import { queriesOfKind, type RelevanceQuery } from './relevance-query.ts';

/** Searches with their right answers, written from the reader's side. They measure how good the search is. */
export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = [
  ...queriesOfKind('title', TITLES),
  ...queriesOfKind('symbol', SYMBOLS),
  ...queriesOfKind('symbol', LIBRARY_SYMBOLS),
  ...queriesOfKind('command', COMMANDS),
  ...queriesOfKind('setting', SETTINGS),
  ...queriesOfKind('task', TASKS),
  ...queriesOfKind('question', QUESTIONS),
  ...queriesOfKind('prefix', PREFIXES),
  ...queriesOfKind('typo', TYPOS),
  ...queriesOfKind('plural', PLURALS),
  ...queriesOfKind('spelling', SPELLINGS),
  ...queriesOfKind('synonym', SYNONYMS),
  ...queriesOfKind('error', ERRORS),
  ...queriesOfKind('version', VERSIONS),
];
