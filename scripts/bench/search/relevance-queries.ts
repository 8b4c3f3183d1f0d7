import { COMMANDS } from './queries/commands.ts';
import { ERRORS } from './queries/errors.ts';
import { LIBRARY_SYMBOLS } from './queries/library-symbols.ts';
import { PLURALS } from './queries/plurals.ts';
import { PREFIXES } from './queries/prefixes.ts';
import { QUESTIONS } from './queries/questions.ts';
import { SETTINGS } from './queries/settings.ts';
import { SPELLINGS } from './queries/spellings.ts';
import { SYMBOLS } from './queries/symbols.ts';
import { SYNONYMS } from './queries/synonyms.ts';
import { TASKS } from './queries/tasks.ts';
import { TITLES } from './queries/titles.ts';
import { TYPOS } from './queries/typos.ts';
import { VERSIONS } from './queries/versions.ts';
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
