import type { Paragraph, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Point } from 'unist';
import { isBlank } from './nodes.ts';
import { isComment } from './report-program.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The components of a paragraph that otherwise contains only blanks and comments. `undefined` for any other paragraph. */
export const elementsAlone = ({ children }: Paragraph, vocabulary: Vocabulary): RootContent[] | undefined => {
  const elements: RootContent[] = [];
  for (const child of children) {
    if (isBlank(child) || isComment(child)) continue;
    if (child.type !== 'mdxJsxTextElement') return undefined;
    if (vocabulary.definitionOf(child.name ?? '')?.place === 'inline') return undefined;
    elements.push(onItsOwn(child));
  }
  return elements;
};

/** The separate tags of a paragraph, and paragraphs of what is between them. `undefined` if no tag is separate. */
export const partsOf = (
  { children }: Paragraph,
  standsApart: (name: string) => boolean,
): RootContent[] | undefined => {
  const parts: RootContent[] = [];
  let run: Paragraph['children'] = [];
  const endRun = () => {
    const [first] = run.filter((child) => !isBlank(child));
    const start = first && startOf(first);
    if (start) parts.push({ type: 'paragraph', children: run, position: { start, end: start } });
    run = [];
  };
  for (const child of children)
    if (child.type === 'mdxJsxTextElement' && standsApart(child.name ?? '')) {
      endRun();
      parts.push(onItsOwn(child));
    } else run.push(child);
  endRun();
  return parts.some(({ type }) => type === 'mdxJsxFlowElement') ? parts : undefined;
};

/** The place of the first sign of a node. A text after a tag may begin with the end of the tag's line. */
const startOf = (node: RootContent): Point | undefined => {
  const start = node.position?.start;
  return start && node.type === 'text' && /^[ \t]*\n/.test(node.value)
    ? { line: start.line + 1, column: 1 }
    : start;
};

const onItsOwn = (element: MdxJsxTextElement): RootContent =>
  ({ ...element, type: 'mdxJsxFlowElement', children: [...element.children] }) as RootContent; // both types accept any content
