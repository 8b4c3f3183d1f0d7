import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import dictionary from 'dictionary-en';
import type { Root } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import type { Position } from 'unist';
import type { VFileMessage } from 'vfile-message';
import { PROSE_RULES } from '#content/prose-rules.ts';
import { posixPath } from '#scripts/content/files/output-files.ts';
import {
  nearestName,
  type Problem,
  type ProblemText,
  sortedProblems,
} from '#scripts/content/problems/problem.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { dataPassages, type Passage, pagePassages, rowPassages, symbolPassages } from './passages.ts';

/** Checks the texts of all pages and of all data below `content`. Resolves to the number of texts and their problems. */
export const checkProse = async (root: string) => {
  const [{ passages, isComplete }, words] = await Promise.all([readPassages(root), readWords(root)]);
  const english = englishChecker(words);
  const problems: Problem[] = [];
  for (const passage of passages) problems.push(...(await checkPassage(passage, english)));
  return {
    passages: passages.length,
    problems: sortedProblems([...problems, ...(isComplete ? unusedWords(words, passages) : [])]),
  };
};

/** `isComplete` is `false` if a page has a problem that hides its texts, which the build reports. */
const readPassages = async (root: string): Promise<{ passages: Passage[]; isComplete: boolean }> => {
  const { pages, problems } = await readPages(join(root, 'content/pages'), root);
  const byPage = pages.map(pagePassages);
  return {
    passages: [
      ...byPage.flat(),
      ...(await passagesOf(root, 'content/symbols/*/*.yaml', symbolPassages)),
      ...(await passagesOf(root, 'content/{**/*.ts,*.yaml}', dataPassages)),
      ...(await passagesOf(root, 'content/**/*.tsv', rowPassages)),
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
          hint: 'Remove the word.',
        },
  );
};

/** The runs of letters and digits in lower case, because a word may begin a sentence. */
const partsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The problems of spelling, grammar, and house style in a passage. Code is not checked. */
const checkPassage = async (passage: Passage, checker: EnglishChecker): Promise<Problem[]> => {
  const { messages } = await checker.process({ value: passage.source, data: { tree: passage.tree } });
  const style = styleProblems(passage);
  const addresses = bareLinks(passage.tree);
  // The advice of the house style on a word is better than that of the dictionary.
  const english = messages
    .filter((message) => !addresses.some((address) => isInside(address, message)))
    .map((message) => at(passage, message, englishProblem(message)))
    .filter(({ line, column }) => !style.some((other) => other.line === line && other.column === column));
  return [...english, ...style];
};

/** The positions of links whose text is their address. None of them has a line break. */
const bareLinks = (tree: Root): Position[] =>
  walk(tree).flatMap((node) => {
    if (node.type !== 'link' || !node.position) return [];
    const [text] = node.children;
    return text?.type === 'text' && node.url.endsWith(text.value) ? [node.position] : [];
  });

const isInside = ({ start, end }: Position, { line, column = 0 }: TextPoint): boolean =>
  line === start.line && column >= start.column && column < end.column;

const englishProblem = ({ source, actual = '', reason, expected }: VFileMessage): ProblemText => {
  if (source !== 'retext-spell') return { message: `${reason}.`, hint: `Write "${expected?.[0]}".` };
  const nearest = nearestName(actual, expected ?? []);
  return {
    message: `"${actual}" is not in the dictionary.`,
    hint: `${nearest ? `Did you mean "${nearest}"? ` : ''}Put code in backticks, and a term of this site into content/words.txt.`,
  };
};

/** "That that" and "had had" can be right. */
const REPEATED_WORD = { pattern: /\b(?!that |had )(\p{L}+) \1\b/iu, instead: 'Remove one of the words.' };

const styleProblems = (passage: Passage): Problem[] => {
  const problems: Problem[] = [];
  for (const node of walk(passage.tree)) {
    if (node.type !== 'text' || !node.position) continue;
    const { line, column } = node.position.start;
    for (const [index, text] of node.value.split('\n').entries())
      for (const { pattern, instead } of [...PROSE_RULES, REPEATED_WORD]) {
        const match = pattern.exec(text);
        if (!match) continue;
        const point = { line: line + index, column: (index === 0 ? column : 1) + match.index };
        problems.push(
          at(passage, point, { message: `The house style avoids "${match[0]}".`, hint: instead }),
        );
      }
  }
  return problems;
};

type TextPoint = { [Field in 'line' | 'column']?: number | undefined };

/** Moves a position in the passage to its position in the file. */
const at = (passage: Passage, { line = 1, column = 1 }: TextPoint, text: ProblemText): Problem => ({
  ...text,
  file: passage.file,
  line: passage.line + line - 1,
  column: line === 1 ? passage.column + column - 1 : column,
});

/** The terms of this site that the dictionary of American English lacks, one on each line. */
const WORDS_FILE = 'content/words.txt';

const readWords = async (root: string): Promise<string[]> =>
  (await readFile(join(root, WORDS_FILE), 'utf8')).split('\n').filter(Boolean);

/** Checks spelling, and "a" or "an". A text comes with its tree of Markdown, which shows what is code. */
const englishChecker = (words: readonly string[]) => {
  const checker = unified()
    .use(retextSpell, { dictionary, personal: words.join('\n') })
    .use(retextIndefiniteArticle);
  checker.parser = (_, file) => toNlcst(file.data.tree as Root, file, ParseEnglish, { ignore: ['yaml'] }); // its caller gave it
  checker.compiler = () => '';
  return checker.freeze();
};
type EnglishChecker = ReturnType<typeof englishChecker>;
