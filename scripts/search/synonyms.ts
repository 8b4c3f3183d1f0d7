import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem, ProblemText } from '#scripts/content/problems/problem.ts';
import { LONGEST_PHRASE_WORDS, phraseKey, wordsOf } from '#worker/search/words.ts';

/** Words of readers for something that this site names differently. */
export interface Synonym {
  readers: readonly string[];
  /** What the pages say: words that stand together in a section. */
  site: string;
}

const FILE = 'content/synonyms.txt';

/** The synonyms of the site, and the problems of their file. */
export const readSynonyms = async (projectRoot: string) =>
  parseSynonyms(await readFile(join(projectRoot, FILE), 'utf8'));

/** Parses lines such as `blob, object storage => storage`. A line that begins with `#` is a comment. */
export const parseSynonyms = (text: string): { synonyms: Synonym[]; problems: Problem[] } => {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const synonyms = text.split('\n').flatMap((content, index): Synonym[] => {
    if (content.trim() === '' || content.startsWith('#')) return [];
    const line = index + 1;
    const [start = '', end = '', ...more] = content.split('=>');
    const readers = phrasesIn(start, 1);
    const [site, ...others] = phrasesIn(end, start.length + '=>'.length + 1);
    if (!site?.text || others.length > 0 || more.length > 0) {
      problems.push({ file: FILE, line, column: 1, ...NO_SYNONYM });
      return [];
    }
    const report = (column: number, mistake: ProblemText | undefined) => {
      if (mistake) problems.push({ file: FILE, line, column, ...mistake });
    };
    for (const { text, column } of readers) {
      const pair = `${phraseKey(wordsOf(text))} => ${site.text}`;
      report(column, mistakeIn(text, LONGEST_PHRASE_WORDS) ?? mistakeOfPair(text, seen.get(pair)));
      seen.set(pair, line);
    }
    report(site.column, mistakeIn(site.text, Number.POSITIVE_INFINITY));
    return [{ readers: readers.map(({ text }) => text), site: site.text }];
  });
  return { synonyms, problems };
};

/** The phrases between commas, each with the column where it starts. */
const phrasesIn = (text: string, column: number): { text: string; column: number }[] => {
  let start = column;
  return text.split(',').map((phrase) => {
    const found = { text: phrase.trim(), column: start + phrase.search(/\S|$/) };
    start += phrase.length + 1;
    return found;
  });
};

const NO_SYNONYM: ProblemText = {
  message: 'This line does not say which words stand for which.',
  hint: 'Write words of readers, an arrow, and words of the pages: `blob, object storage => storage`.',
};

const mistakeIn = (phrase: string, mostWords: number): ProblemText | undefined => {
  const { length } = wordsOf(phrase);
  if (length === 0) return { message: 'There is no word here.', hint: 'Write one, or remove the comma.' };
  if (length > mostWords)
    return {
      message: `\`${phrase}\` has ${length} words, and the search knows phrases of ${mostWords}.`,
      hint: 'Keep the words that say most.',
    };
  if (phrase === phrase.toLowerCase()) return undefined;
  return {
    message: `\`${phrase}\` has capitals.`,
    hint: `Write \`${phrase.toLowerCase()}\`: case never counts.`,
  };
};

const mistakeOfPair = (phrase: string, line: number | undefined): ProblemText | undefined =>
  line === undefined
    ? undefined
    : { message: `\`${phrase}\` stands for this already.`, hint: `Remove it here or in line ${line}.` };
