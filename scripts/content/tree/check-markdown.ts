import type { Code, Heading, Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { checkDefinitions } from './check-definitions.ts';
import { isBlank, walk } from './nodes.ts';
import { TEXT_SLIPS } from './text-slips.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reports Markdown that stays text, and Markdown that means something else than its author thinks. `root` is the tree as the
 * parser makes it from `source`.
 */
export const checkMarkdown = (
  root: Root,
  { source, vocabulary }: { source: string; vocabulary: Vocabulary },
  report: Report,
): void => {
  for (const node of root.children) checkIndent(node, source, report);
  const nodes = walk(root);
  // Without front matter, the lines that should be its own look like a heading.
  const hasFrontMatter = root.children.some(({ type }) => type === 'yaml');
  for (const node of nodes) {
    if (node.type === 'text') checkText(node, { source, vocabulary }, report);
    else if (node.type === 'paragraph') checkParagraph(node, source, report);
    else if (node.type === 'heading' && hasFrontMatter) checkHeading(node, source, report);
    else if (node.type === 'code') checkFence(node, source, report);
    else if (node.type === 'link' && node.children.every(isBlank))
      report(node, 'The link has no text.', 'Write `[text](/page)`.');
  }
  checkDefinitions(nodes, report);
};

/** Returns what the author wrote, with blanks for the signs that a backslash takes their meaning, so all places stay the same. */
const writtenIn = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset).replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');

/** Blanks and the marks of quotes and lists. */
const BEGINNING = /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+)*$/;

/** Returns the text before the node in its line. */
const lineBefore = ({ position }: Nodes, source: string): string => {
  const end = position?.start.offset ?? 0;
  return source.slice(source.lastIndexOf('\n', end - 1) + 1, end);
};

const checkText = (
  node: Text,
  { source, vocabulary }: { source: string; vocabulary: Vocabulary },
  report: Report,
): void => {
  // A period replaces whatever is before the text, so no pattern takes the text for the beginning of a line.
  const before = BEGINNING.test(lineBefore(node, source)) ? '' : '.';
  const offset = (node.position?.start.offset ?? 0) - before.length;
  const written = before + writtenIn(node, source);
  for (const { pattern, mistakeIn } of TEXT_SLIPS)
    for (const { 0: found, index } of written.matchAll(pattern)) {
      const { message, cure } = mistakeIn(found, vocabulary);
      const { line, column } = pointAt(source, offset + index);
      report({ line, column }, message, cure);
    }
};

/** In Markdown, such lines are code; in MDX, they are a paragraph. */
const checkIndent = (node: RootContent, source: string, report: Report): void => {
  if (node.type === 'paragraph' && /^ {0,3}(?: {4}|\t)\s*$/.test(lineBefore(node, source)))
    report(
      node,
      'Indenting a line does not make it code.',
      'Put the code between two lines with `` ``` ``, or remove the blanks.',
    );
};

/** Lines between `|` are a table only if the second one has as many parts as the first. */
const checkParagraph = (node: Paragraph, source: string, report: Report): void => {
  const [first = ''] = writtenIn(node, source).split('\n');
  if (!/^\|.*\|\s*$/.test(first)) return;
  const columns = first.trim().slice(1, -1).split('|');
  report(
    node,
    'These lines are not a table.',
    `Write \`|${columns.map(() => ' --- |').join('')}\` as the second line, and \`\\|\` for a \`|\` inside a cell.`,
  );
};

const checkHeading = (node: Heading, source: string, report: Report): void => {
  const written = writtenIn(node, source);
  if (node.depth === 2 && !/^\s*#/.test(written))
    report(
      node,
      'The line below this text makes it a heading.',
      'Write `## Heading`. For a line between two parts, put a blank line above `---`.',
    );
  const anchor = /\[#[^\]\s]*\s*$/.exec(written)?.[0].trim();
  if (anchor) report(node, `\`${anchor}\` is not closed.`, `Write \`${anchor}]\`.`);
  const tag = /\[tag(?::\s*|[^:\]][^\]]*)\]\s*$/.exec(written)?.[0].trim();
  if (tag) report(node, `\`${tag}\` is not a tag.`, 'Write `[tag: Preview]`.');
};

const checkFence = (node: Code, source: string, report: Report): void => {
  const written = writtenIn(node, source);
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  const lines = written.split('\n');
  const end = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]*/, '').trim() : '';
  if (!fence || (end.startsWith(fence) && end.replaceAll(fence.charAt(0), '') === '')) return;
  node.data = { ...node.data, isOpen: true };
  report(
    node,
    'The code block is not closed.',
    `Write \`\` ${fence} \`\` on a line of its own below the code.`,
  );
};
