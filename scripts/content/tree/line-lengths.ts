import { positionInSample } from '#scripts/content/code/fence.ts';
import type { PageVisitor } from './nodes.ts';

/** The characters of a line that readers see without scrolling, beside the numbers of notes too. A tab counts as one. */
const MOST_CHARACTERS = 72;

/**
 * Languages of messages, commands, and files of commands. There, a line break is a part of the text, or ends the command.
 * A graph is drawn.
 */
const KEPT_LINES = ['text', 'bash', 'powershell', 'yaml', 'docker', 'dot'];

/** Reports lines of samples that are longer than what readers see of them, if the line can be broken. */
export const lineLengths: PageVisitor = ({ report }) => ({
  node: (node) => {
    // Authors don't break the lines of a derived sample.
    if (node.type !== 'code' || node.data?.derivedFrom) return;
    if (KEPT_LINES.includes(node.lang ?? 'text')) return;
    for (const [index, line] of node.value.split('\n').entries())
      if (line.length > MOST_CHARACTERS && isBreakable(line))
        report(
          positionInSample(node, { line: index + 1, column: MOST_CHARACTERS + 1 }),
          `The line has ${line.length} characters. Readers see ${MOST_CHARACTERS} without scrolling.`,
          'Break it after a bracket or a comma, or name a part of it.',
        );
  },
});

/** A text in quotes, which only its author could break, such as an address or the path of an import. */
const QUOTED = /(["'`])(?:\\.|(?!\1).)*\1/g;
const COMMENT = /^\s*(?:\/\/|\/?\*|#|--)/;
/** What a line can be broken after, unless it ends there. */
const BREAK = /(?:[([{,]|&&|\|\|)(?!$)/;

const isBreakable = (line: string): boolean => {
  const indent = line.length - line.trimStart().length;
  const parts = [...(line.match(QUOTED) ?? []), ...line.trim().split(/\s+/)];
  if (parts.some(({ length }) => indent + length > MOST_CHARACTERS)) return false;
  return COMMENT.test(line) || BREAK.test(line.replace(QUOTED, ''));
};
