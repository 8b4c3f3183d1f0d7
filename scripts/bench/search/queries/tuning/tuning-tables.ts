import type { QueryTables } from '#scripts/bench/search/relevance-query.ts';
import { COMMANDS } from './commands.ts';
import { ERRORS } from './errors.ts';
import { LIBRARY_SYMBOLS } from './library-symbols.ts';
import { PLURALS } from './plurals.ts';
import { PREFIXES } from './prefixes.ts';
import { QUESTIONS } from './questions.ts';
import { SETTINGS } from './settings.ts';
import { SPELLINGS } from './spellings.ts';
import { SYMBOLS } from './symbols.ts';
import { SYNONYMS } from './synonyms.ts';
import { TASKS } from './tasks.ts';
import { TITLES } from './titles.ts';
import { TYPOS } from './typos.ts';
import { VERSIONS } from './versions.ts';

/** The queries that guide changes of the ranking. */
export const TUNING_TABLES: QueryTables = {
  title: TITLES,
  symbol: [...SYMBOLS, ...LIBRARY_SYMBOLS],
  command: COMMANDS,
  setting: SETTINGS,
  task: TASKS,
  question: QUESTIONS,
  prefix: PREFIXES,
  typo: TYPOS,
  plural: PLURALS,
  spelling: SPELLINGS,
  synonym: SYNONYMS,
  error: ERRORS,
  version: VERSIONS,
};
