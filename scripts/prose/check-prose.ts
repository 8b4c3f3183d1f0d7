import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { posixPath } from '#scripts/content/files/posix-path.ts';
import { type Problem, sortedProblems } from '#scripts/content/problems/problem.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { checkPassage } from './check-passage.ts';
import { dataPassages } from './data-passages.ts';
import { englishChecker, readWords, WORDS_FILE } from './english-checker.ts';
import { pagePassages } from './page-passages.ts';
import type { Passage } from './passage.ts';
import { symbolPassages } from './symbol-passages.ts';

interface ProseCheck {
  passages: number;
  problems: Problem[];
}

/** Checks the texts of all pages and of all data below `content`. */
export const checkProse = async (root: string): Promise<ProseCheck> => {
  const [{ passages, isComplete }, words] = await Promise.all([readPassages(root), readWords(root)]);
  const english = englishChecker(words);
  const problems: Problem[] = [];
  for (const passage of passages) problems.push(...(await checkPassage(passage, english)));
  return {
    passages: passages.length,
    problems: sortedProblems([...problems, ...(isComplete ? unusedWords(words, passages) : [])]),
  };
};

/** `isComplete` is `false` if a page has a mistake that hides its texts, which the build reports. */
const readPassages = async (root: string): Promise<{ passages: Passage[]; isComplete: boolean }> => {
  const { pages, problems } = await readPages(join(root, 'content/pages'), root);
  const byPage = pages.map(pagePassages);
  return {
    passages: [
      ...byPage.flat(),
      ...(await passagesOf(root, 'content/symbols/*/*.yaml', symbolPassages)),
      ...(await passagesOf(root, 'content/**/*.ts', dataPassages)),
    ],
    isComplete: problems.length === 0 && byPage.every((passages) => passages.length > 0),
  };
};

const passagesOf = async (
  root: string,
  pattern: string,
  read: (file: string, text: string) => Passage[],
): Promise<Passage[]> => {
  const passages: Passage[] = [];
  for await (const name of glob(pattern, { cwd: root }))
    passages.push(...read(posixPath(name), await readFile(join(root, name), 'utf8')));
  return passages;
};

const unusedWords = (words: readonly string[], passages: readonly Passage[]): Problem[] => {
  const used = new Set(passages.flatMap(({ source }) => partsOf(source)));
  return words.flatMap((word, index) =>
    partsOf(word).every((part) => used.has(part))
      ? []
      : {
          file: WORDS_FILE,
          line: index + 1,
          column: 1,
          message: `No text uses "${word}".`,
          cure: 'Remove the word.',
        },
  );
};

/** The runs of letters and digits in lower case, because a word may begin a sentence. */
const partsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
