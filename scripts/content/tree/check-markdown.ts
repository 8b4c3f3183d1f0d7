import type { Code, Heading, Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import { readPatterns } from '#scripts/content/data-rows.ts';
import { pointAt, type Report } from '#scripts/content/problems/problem.ts';
import type { Vocabulary } from './define-component.ts';
import { isBlank, walk } from './nodes.ts';

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

/** Returns what the author wrote, with blanks for the characters that a backslash takes their meaning, so all positions stay the same. */
const writtenIn = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset).replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');

/** Blanks and the marks of quotes and lists. */
const BEGINNING = /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+)*$/;

/** Returns the text before the node in its line. */
const lineBefore = ({ position }: Nodes, source: string): string => {
  const { offset = 0, column = 1 } = position?.start ?? {};
  return source.slice(offset - column + 1, offset);
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
  const at = ({ index }: RegExpExecArray) => pointAt(source, offset + index);
  for (const { pattern, message, hint } of SLIPS)
    for (const match of written.matchAll(pattern)) {
      const [found, shown = found] = match;
      const filled = (text: string) => text.replaceAll('%', () => shown);
      report(at(match), filled(message), filled(hint));
    }
  for (const match of written.matchAll(CALLOUT)) {
    const word = match[0].replaceAll(/\W/g, '').toLowerCase();
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    report(at(match), `\`${match[0]}\` is not a callout.`, vocabulary.unknownTagHint(name));
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
  const captioned = node.children.find((child) => child.type === 'image' && child.title);
  if (captioned && node.children.length > 1)
    report(
      captioned,
      'The caption of this image is not shown: other text is in its paragraph.',
      'Put a blank line above and below the image.',
    );
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
  if (!fence) return;
  if (end.startsWith(fence) && end.replaceAll(fence.charAt(0), '') === '') {
    if (node.value.trim() === '')
      report(node, 'The code block is empty.', 'Write the code between the fences, or remove them.');
    return;
  }
  node.data = { ...node.data, isOpen: true };
  report(
    node,
    'The code block is not closed.',
    `Write \`\` ${fence} \`\` on a line of its own below the code.`,
  );
};

/**
 * Reports what the nodes of a page define twice, and what they define although nothing refers to it. Readers get the first of
 * several definitions of a name. Those that lead to `#` are comments: `[//]: # (Mend this.)`.
 */
const checkDefinitions = (nodes: readonly Nodes[], report: Report): void => {
  const used = new Set(
    nodes.flatMap((node) => {
      if (node.type === 'footnoteReference') return `[^${node.identifier}]`;
      return node.type === 'linkReference' || node.type === 'imageReference' ? `[${node.identifier}]` : [];
    }),
  );
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue;
    if ('url' in node && node.url === '#') continue;
    const isFootnote = node.type === 'footnoteDefinition';
    const mark = `[${isFootnote ? '^' : ''}${node.identifier}]`;
    if (seen.has(mark)) report(node, `The page defines \`${mark}\` twice.`, 'Remove one of the two.');
    else if (!used.has(mark))
      report(
        node,
        `Nothing refers to the ${isFootnote ? 'footnote' : 'address'} \`${mark}\`, so no reader sees it.`,
        isFootnote
          ? `Write \`${mark}\` in a sentence, or remove the footnote.`
          : `Write \`[text]${mark}\` in a sentence, or remove the line.`,
      );
    seen.add(mark);
  }
};

/** Markdown that stays text because something is wrong with it. */
const SLIPS = readPatterns('scripts/content/tree/markdown-slips.tsv').map(
  ([pattern, message = '', hint = '']) => ({ pattern, message, hint }),
);

const CALLOUT = /(?<=^[ \t>]*)(?::::[ \t]*\w+|\[!\w+\])/gm;
