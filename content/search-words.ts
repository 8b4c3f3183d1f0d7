import { BUILDING_BLOCKS } from './search-words/building-blocks.ts';
import { CONCEPTS } from './search-words/concepts.ts';
import { GETTING_STARTED } from './search-words/getting-started.ts';
import { GUIDES } from './search-words/guides.ts';
import { GUIDES_NODEJS } from './search-words/guides-nodejs.ts';
import { LIBRARIES } from './search-words/libraries.ts';
import { PROVIDERS } from './search-words/providers.ts';
import { PROVIDERS_AWS } from './search-words/providers-aws.ts';
import { PROVIDERS_AZURE } from './search-words/providers-azure.ts';
import { PROVIDERS_GCP } from './search-words/providers-gcp.ts';
import { REFERENCE } from './search-words/reference.ts';
import { SUPPORT } from './search-words/support.ts';
import type { SearchWords } from './search-words/types.ts';

/** The files of search words, each for a part of the site. A page stands in one of them. */
export const SEARCH_WORD_FILES: readonly SearchWords[] = [
  CONCEPTS,
  GETTING_STARTED,
  GUIDES_NODEJS,
  GUIDES,
  LIBRARIES,
  PROVIDERS_AWS,
  PROVIDERS_AZURE,
  PROVIDERS_GCP,
  PROVIDERS,
  REFERENCE,
  SUPPORT,
  BUILDING_BLOCKS,
];

/**
 * Words of questions that a section answers and does not contain itself, by page and anchor. The search counts them almost like
 * words of the heading. Write what a reader would type who does not know the page. A test reports an address that does not
 * exist. For a word that means the same on every page, write a synonym in `synonyms.ts` instead.
 */
export const SEARCH_WORDS: SearchWords = Object.assign({}, ...SEARCH_WORD_FILES);
