import type { Paragraph, Root, RootContent } from 'mdast';
import { readFenceMeta } from '#scripts/content/code/fence-meta.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { dataParser } from './data-parser.ts';
import { linkTargets } from './link-targets.ts';
import { isBlank } from './nodes.ts';
import { elementsAlone, partsOf } from './paragraph-parts.ts';
import { reportProgram } from './report-program.ts';
import { resolveComponent } from './resolve-component.ts';
import type { Vocabulary } from './vocabulary.ts';

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
        return [{ ...node, children: resolve(node.children, node.name) }];
      case 'definition':
      case 'yaml':
        return [];
      default:
        // Each node gets children of the same types as before, or components that its place allows.
        return ['children' in node ? ({ ...node, children: resolve(node.children) } as RootContent) : node];
    }
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
