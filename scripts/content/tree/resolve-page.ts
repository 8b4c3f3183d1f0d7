import type { Definition, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Point } from 'unist';
import { readFenceMeta } from '#scripts/content/code/fence.ts';
import type { PageContext } from '#scripts/content/compile/page-facts.ts';
import { type Report, shortened } from '#scripts/content/problems/problem.ts';
import type { ComponentNode, ExpansionView, Vocabulary } from './define-component.ts';
import { isBlank, isComment, walk } from './nodes.ts';
import { resolveComponent } from './resolve-component.ts';

/** Reports code that MDX would run. Comments are not code. */
const reportProgram = (
  node: Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm' }>,
  report: Report,
): void => {
  const { value } = node;
  if (node.type === 'mdxjsEsm')
    report(
      node,
      `A page cannot contain \`${value.startsWith('export') ? 'export' : 'import'}\`.`,
      'Remove the line: every component is available without it.',
    );
  else if (!isComment(node))
    report(
      node,
      `\`{${shortened(value)}}\` is an expression.`,
      `Write \`\\{${shortened(value)}\\}\`, or put it in backticks. A comment is \`{/* … */}\`.`,
    );
};

/** The components of a paragraph that otherwise contains only blanks and comments. `undefined` for any other paragraph. */
const elementsAlone = ({ children }: Paragraph, vocabulary: Vocabulary): RootContent[] | undefined => {
  const elements: RootContent[] = [];
  for (const child of children) {
    if (isBlank(child) || isComment(child)) continue;
    if (child.type !== 'mdxJsxTextElement') return undefined;
    if (vocabulary.definitionOf(child.name ?? '')?.display === 'inline') return undefined;
    elements.push(asBlock(child));
  }
  return elements;
};

/** The separate tags of a paragraph, and paragraphs of what is between them. `undefined` if no tag is separate. */
const partsOf = (
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
      parts.push(asBlock(child));
    } else run.push(child);
  endRun();
  return parts.some(({ type }) => type === 'mdxJsxFlowElement') ? parts : undefined;
};

/** The position of the first character of a node. A text after a tag may begin with the end of the tag's line. */
const startOf = (node: RootContent): Point | undefined => {
  const start = node.position?.start;
  return start && node.type === 'text' && /^[ \t]*\n/.test(node.value)
    ? { line: start.line + 1, column: 1 }
    : start;
};

const asBlock = (element: MdxJsxTextElement): RootContent =>
  ({ ...element, type: 'mdxJsxFlowElement', children: [...element.children] }) as RootContent; // both types accept any content

interface ResolveOptions {
  vocabulary: Vocabulary;
  page: PageContext;
  report: Report;
  /** Parses a text that is written like a page. Returns `undefined` if the text cannot be read. */
  parseText: (text: string, report: Report) => Root | undefined;
}

/** Turns MDX's nodes into checked components, and references into links. The result contains only known nodes. */
export const resolvePage = (root: Root, { vocabulary, page, report, parseText }: ResolveOptions): Root => {
  const targetOf = linkTargets(root);
  const parse = dataParser(parseText, report);

  /** `within` is the name of the component that directly contains the nodes. */
  const resolve = (nodes: readonly RootContent[], within?: string): RootContent[] =>
    nodes.flatMap((node) => resolveNode(node, within));

  const resolveNode = (node: RootContent, within: string | undefined): RootContent[] => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const inSentence = node.type === 'mdxJsxTextElement';
        return resolveComponent(node, { inSentence, within, resolve, vocabulary, page, report, parse });
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        reportProgram(node, report);
        return [];
      case 'paragraph':
        return resolveParagraph(node, within);
      case 'code':
        return [
          node.data?.fence ? node : { ...node, data: { ...node.data, fence: readFenceMeta(node, report) } },
        ];
      case 'linkReference':
        return [{ ...targetOf(node), type: 'link', children: asPhrasing(resolve(node.children)) }];
      case 'imageReference':
        return [{ ...targetOf(node), type: 'image', alt: node.alt ?? null }];
      case 'component':
        return [resolveGenerated(node)];
      case 'definition':
      case 'yaml':
        return [];
      default:
        // Each node gets children of the same types as before, or components that are allowed there.
        return ['children' in node ? ({ ...node, children: resolve(node.children) } as RootContent) : node];
    }
  };

  /** A component that another one generated. */
  const resolveGenerated = (node: ComponentNode): ComponentNode => {
    const children = resolve(node.children, node.name);
    return { ...node, children: node.definition.complete?.(children, report) ?? children };
  };

  /**
   * A paragraph that contains only components is replaced by these components. So are the components of a paragraph that
   * belong directly into `within`: their author put a line of text next to them.
   */
  const resolveParagraph = (node: Paragraph, within: string | undefined): RootContent[] => {
    const elements = elementsAlone(node, vocabulary);
    if (elements) return resolve(elements, within);
    const parts = partsOf(node, (name) =>
      Boolean(within && vocabulary.definitionOf(name)?.parents?.includes(within)),
    );
    if (parts) return resolve(parts, within);
    const children = asPhrasing(resolve(node.children));
    return children.every(isBlank) ? [] : [{ ...node, children }];
  };

  return { ...root, children: resolve(root.children) };
};

const asPhrasing = (nodes: readonly RootContent[]): Paragraph['children'] =>
  // Nodes in a sentence stay phrasing content. A block component among them has been reported.
  nodes as Paragraph['children'];

/** Texts without any of these characters and line breaks are one paragraph of plain text, and need no parser. */
const MARKUP = /[\n\\`*_[\]<>{}#|~&!@:/^]|^\s*(?:[-+=]|\d+[.)])|www\./;

/** Parses texts from data files. Every node gets the origin of its text, and so do the text's problems. */
const dataParser =
  (parseText: (text: string, report: Report) => Root | undefined, report: Report): ExpansionView['parse'] =>
  (text, origin) => {
    const data = { origin };
    if (!MARKUP.test(text))
      return [{ type: 'paragraph', data, children: [{ type: 'text', value: text, data }] }];
    const reportHere: Report = (_, message, hint) => report({ data }, message, hint);
    const nodes: RootContent[] = parseText(text, reportHere)?.children ?? [];
    for (const node of nodes.flatMap(walk)) node.data = { ...node.data, ...data };
    return nodes;
  };

/** Returns a function that finds the target of a reference. The first definition of a name is used. */
const linkTargets = (root: Root) => {
  const definitions = new Map<string, Definition>();
  for (const node of walk(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }
  return ({ identifier, position }: Pick<Definition, 'identifier' | 'position'>) => {
    const { url = '', title = null } = definitions.get(identifier) ?? {};
    return { url, title, ...(position ? { position } : {}) };
  };
};
