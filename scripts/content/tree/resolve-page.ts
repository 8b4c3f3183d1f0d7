import type { Definition, Nodes, Paragraph, Root, RootContent } from 'mdast';
import type { ComponentName } from '#scripts/components/names.ts';
import { readFenceMeta } from '#scripts/content/code/fence-meta.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { shortened } from '#scripts/content/problems/shortened.ts';
import { isBlank, walk } from './nodes.ts';
import { isInlineElement, resolveComponent } from './resolve-component.ts';

/** Turns MDX's nodes into checked components and references into links: what remains is plain and closed. */
export const resolvePage = (root: Root, report: Report): Root => {
  const definitions = new Map<string, Definition>();
  for (const node of walk(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }

  /** `within` is the component right around the nodes. */
  const resolve = (nodes: readonly RootContent[], within?: ComponentName): RootContent[] =>
    nodes.flatMap((node) => resolveNode(node, within));

  const resolveNode = (node: RootContent, within: ComponentName | undefined): RootContent[] => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
        return resolveComponent(node, { inSentence: false, within, resolve, report });
      case 'mdxJsxTextElement':
        return resolveComponent(node, { inSentence: true, within, resolve, report });
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!isComment(node)) reportExpression(node, node.value, report);
        return [];
      case 'mdxjsEsm':
        report(
          node,
          `A page holds no \`${node.value.startsWith('export') ? 'export' : 'import'}\`.`,
          'Remove the line: every component is there by itself.',
        );
        return [];
      case 'paragraph':
        return resolveParagraph(node, within);
      case 'code':
        return [{ ...node, data: { ...node.data, fence: readFenceMeta(node, report) } }];
      case 'linkReference': {
        const { url, title } = targetOf(node.identifier);
        return [{ type: 'link', url, title, ...placeOf(node), children: inSentence(resolve(node.children)) }];
      }
      case 'imageReference':
        return [{ type: 'image', ...targetOf(node.identifier), alt: node.alt ?? null, ...placeOf(node) }];
      case 'definition':
      case 'yaml':
        return [];
      default:
        // Each kind of node gets back children of the kinds that it had, or components that its place allows.
        return ['children' in node ? ({ ...node, children: resolve(node.children) } as RootContent) : node];
    }
  };

  /** A paragraph that holds nothing but components is none: they stand on lines of their own. */
  const resolveParagraph = (node: Paragraph, within: ComponentName | undefined): RootContent[] => {
    const elements: RootContent[] = [];
    for (const child of node.children) {
      if (isBlank(child) || isComment(child)) continue;
      if (child.type !== 'mdxJsxTextElement' || isInlineElement(child)) {
        const children = inSentence(resolve(node.children));
        return children.every(isBlank) ? [] : [{ ...node, children }];
      }
      elements.push({ ...child, type: 'mdxJsxFlowElement', children: [...child.children] } as RootContent); // both hold any content
    }
    return resolve(elements, within);
  };

  const targetOf = (identifier: string) => {
    const { url = '', title = null } = definitions.get(identifier) ?? {};
    return { url, title };
  };

  return { ...root, children: resolve(root.children) };
};

const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
  node.data?.estree?.body.length === 0;

const reportExpression = (node: Nodes, value: string, report: Report): void =>
  report(
    node,
    `\`{${shortened(value)}}\` is an expression.`,
    `Write \`\\{${shortened(value)}\\}\`, or put it in backticks. A comment is \`{/* … */}\`.`,
  );

const placeOf = ({ position }: Nodes) => (position ? { position } : {});

const inSentence = (nodes: readonly RootContent[]): Paragraph['children'] =>
  // What stood in a sentence stays phrasing; a block component there is reported.
  nodes as Paragraph['children'];
