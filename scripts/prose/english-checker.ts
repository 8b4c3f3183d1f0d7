import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import dictionary from 'dictionary-en';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified } from 'unified';

/** The terms of this site that the dictionary of American English lacks, one on each line. */
export const WORDS_FILE = 'content/words.txt';

export const readWords = async (root: string): Promise<string[]> =>
  (await readFile(join(root, WORDS_FILE), 'utf8')).split('\n').filter(Boolean);

/** Checks spelling, repeated words, and "a" or "an". */
export const englishChecker = (words: readonly string[]) =>
  unified()
    .use(retextSpell, { dictionary, personal: words.join('\n') })
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .freeze();
export type EnglishChecker = ReturnType<typeof englishChecker>;
