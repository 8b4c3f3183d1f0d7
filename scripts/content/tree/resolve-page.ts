import type { Definition, Nodes, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ComponentName } from '../../components/names.ts';
import { COMPONENTS, isComponentName } from '../../components/registry.ts';
import { readFenceMeta } from '../code/fence-meta.ts';
import type { Report } from '../problem.ts';
import { fitContent } from './fit-content.ts';
import { unknownElementCure } from './html-cures.ts';
import { isBlank, walk, type ComponentNode } from './nodes.ts';
import { readProps } from './read-props.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Turns MDX's nodes into checked {@link ComponentNode}s and references into links: what remains is plain and closed. */
export const resolvePage = (root: Root, report: Report): Root => {
  const definitions = new Map<string, Definition>();
  for (const node of walk(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  const resolver = new Resolver(definitions, report);
  return { ...root, children: resolver.nodes(root.children, undefined) };
};

class Resolver {
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #report: Report;

  constructor(definitions: ReadonlyMap<string, Definition>, report: Report) {
    this.#definitions = definitions;
    this.#report = report;
  }

  nodes(nodes: readonly RootContent[], within: ComponentName | undefined): RootContent[] {
    return nodes.flatMap((node) => this.#node(node, within));
  }

  #node(node: RootContent, within: ComponentName | undefined): RootContent[] {
    switch (node.type) {
      case 'mdxJsxFlowElement':
        return this.#element(node, false, within);
      case 'mdxJsxTextElement':
        return this.#element(node, true, within);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (node.data?.estree?.body.length !== 0)
          this.#report(node, `\`{${shortened(node.value)}}\` is an expression.`, `Write \`\\{${shortened(node.value)}\\}\`, or put it in backticks. A comment is \`{/* … */}\`.`);
        return [];
      case 'mdxjsEsm':
        this.#report(node, `A page holds no \`${node.value.startsWith('export') ? 'export' : 'import'}\`.`, 'Remove the line: every component is there by itself.');
        return [];
      case 'code': {
        const fence = readFenceMeta(node, this.#report);
        return [{ ...node, data: { ...node.data, fence } }];
      }
      case 'paragraph':
        return this.#paragraph(node, within);
      case 'definition':
      case 'yaml':
        return [];
      case 'linkReference': {
        const { url = '', title = null } = this.#definitions.get(node.identifier) ?? {};
        return [{ type: 'link', url, title, ...positioned(node), children: phrasingOnly(this.nodes(node.children, undefined)) }];
      }
      case 'imageReference': {
        const { url = '', title = null } = this.#definitions.get(node.identifier) ?? {};
        return [{ type: 'image', url, title, alt: node.alt ?? null, ...positioned(node) }];
      }
      default: {
        if (!('children' in node)) return [node];
        // Each kind of node gets back children of the kinds that it had, or components that the place allows.
        return [{ ...node, children: this.nodes(node.children, undefined) } as RootContent];
      }
    }
  }

  /** A paragraph that holds nothing but components is not one: they stand on lines of their own. */
  #paragraph(node: Paragraph, within: ComponentName | undefined): RootContent[] {
    const parts = node.children.filter((child) => !isBlank(child) && !isComment(child));
    const isBare = parts.length > 0 && parts.every((part) => part.type === 'mdxJsxTextElement' && !isInline(part));
    if (isBare) return parts.flatMap((part) => (part.type === 'mdxJsxTextElement' ? this.#element(part, false, within) : []));
    const children = this.nodes(node.children, undefined);
    return children.every(isBlank) ? [] : [{ ...node, children: phrasingOnly(children) }];
  }

  #element(element: Element, inSentence: boolean, within: ComponentName | undefined): RootContent[] {
    const { name } = element;
    if (!name || !isComponentName(name)) {
      this.#report(element, name ? `\`<${name}>\` is not a component.` : 'A tag without a name is not a component.', unknownElementCure(name ?? ''));
      return this.#insteadOf(element, within);
    }
    const definition = COMPONENTS[name];
    const { props, sound } = readProps(element, definition, this.#report);
    const inline = definition.place === 'inline' || (definition.place === 'both' && inSentence);
    if (definition.parents && !(within && definition.parents.includes(within))) {
      const parents = definition.parents.map((parent) => `\`<${parent}>\``).join(' or ');
      this.#report(element, `\`<${name}>\` stands outside of ${parents}.`, `Put it directly into ${parents}.`);
    } else if (inSentence && definition.place === 'block') {
      this.#report(element, `\`<${name}>\` stands inside a paragraph.`, `Put it on lines of its own, with a blank line before and after it.`);
    }
    const component: ComponentNode = {
      type: 'component',
      name,
      props,
      inline,
      within,
      ...positioned(element),
      children: [],
    };
    component.children = fitContent(this.nodes(element.children, name), component, definition.content, this.#report);
    if (sound) definition.check(component, this.#report);
    return inline && !inSentence ? [{ type: 'paragraph', children: [component] }] : [component];
  }

  /** What stands for an unknown component, so that one mistake is reported once: its content, or a part that its parent takes. */
  #insteadOf(element: Element, within: ComponentName | undefined): RootContent[] {
    const children = this.nodes(element.children, within);
    const model = within && COMPONENTS[within].content;
    const name = typeof model === 'object' ? model[0] : undefined;
    return name ? [{ type: 'component', name, props: {}, inline: false, within, children }] : children;
  }
}

const isInline = ({ name }: Element): boolean =>
  name !== null && isComponentName(name) && COMPONENTS[name].place === 'inline';

const isComment = (node: Nodes): boolean =>
  node.type === 'mdxTextExpression' && node.data?.estree?.body.length === 0;

const positioned = ({ position }: Nodes) => (position ? { position } : {});

const phrasingOnly = (nodes: readonly RootContent[]): Paragraph['children'] =>
  // What stood in a sentence stays phrasing; a block component there has been reported.
  nodes as Paragraph['children'];

const shortened = (text: string): string => {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};
