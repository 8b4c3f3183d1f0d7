import type { Root } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import type { Position } from 'unist';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { PROSE_RULES } from '#content/prose-rules.ts';
import { nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import type { EnglishChecker } from './english-checker.ts';
import type { Passage } from './passage.ts';

/** The mistakes of spelling, grammar, and house style in a passage. Code is not checked. */
export const checkPassage = async (passage: Passage, checker: EnglishChecker): Promise<Problem[]> => {
  const file = new VFile(passage.source);
  await checker.run(toNlcst(passage.tree, file, ParseEnglish, { ignore: ['yaml'] }), file);
  const style = styleProblems(passage);
  const addresses = bareLinks(passage.tree);
  // The advice of the house style on a word is better than that of the dictionary.
  const english = file.messages
    .filter((message) => !addresses.some((address) => isInside(address, message)))
    .map((message) => at(passage, message, englishMistake(message)))
    .filter(({ line, column }) => !style.some((other) => other.line === line && other.column === column));
  return [...english, ...style];
};

/** The places of links whose text is their address. None of them has a line break. */
const bareLinks = (tree: Root): Position[] =>
  walk(tree).flatMap((node) => {
    if (node.type !== 'link' || !node.position) return [];
    const [text] = node.children;
    return text?.type === 'text' && node.url.endsWith(text.value) ? [node.position] : [];
  });

const isInside = ({ start, end }: Position, { line, column = 0 }: Place): boolean =>
  line === start.line && column >= start.column && column < end.column;

const englishMistake = ({ source, actual = '', reason, expected }: VFileMessage): Mistake => {
  if (source !== 'retext-spell')
    return { message: `${reason}.`, cure: expected?.[0] ? `Write "${expected[0]}".` : 'Remove one of them.' };
  const nearest = nearestName(actual, expected ?? []);
  return {
    message: `"${actual}" is not in the dictionary.`,
    cure: `${nearest ? `Did you mean "${nearest}"? ` : ''}Put code in backticks, and a term of this site into content/words.txt.`,
  };
};

const styleProblems = (passage: Passage): Problem[] => {
  const problems: Problem[] = [];
  for (const node of walk(passage.tree)) {
    if (node.type !== 'text' || !node.position) continue;
    const { line, column } = node.position.start;
    for (const [index, text] of node.value.split('\n').entries())
      for (const { pattern, instead } of PROSE_RULES) {
        const match = pattern.exec(text);
        if (!match) continue;
        const place = { line: line + index, column: (index === 0 ? column : 1) + match.index };
        problems.push(
          at(passage, place, { message: `The house style avoids "${match[0]}".`, cure: instead }),
        );
      }
  }
  return problems;
};

interface Place {
  line?: number | undefined;
  column?: number | undefined;
}

/** Moves a place in the passage to its place in the file. */
const at = (passage: Passage, { line = 1, column = 1 }: Place, mistake: Mistake): Problem => ({
  ...mistake,
  file: passage.file,
  line: passage.line + line - 1,
  column: line === 1 ? passage.column + column - 1 : column,
});
