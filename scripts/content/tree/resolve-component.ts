import type { PhrasingContent, RootContent } from 'mdast';
import type { Position } from 'unist';
import type { Report } from '#scripts/content/problems/problem.ts';
import {
  type AuthorComponent,
  type ComponentNode,
  type ContentModel,
  type ExpansionView,
  type Vocabulary,
  viewOf,
} from './define-component.ts';
import { type Element, isBlank, isComment, isPhrasing, walk } from './nodes.ts';
import { readProps } from './read-props.ts';

interface TagContext extends ExpansionView {
  /** `true` for a tag in a sentence, `false` for a tag on separate lines. */
  inSentence: boolean;
  /** The name of the component that directly contains the tag. */
  within: string | undefined;
  resolve: (nodes: readonly RootContent[], within?: string) => RootContent[];
  vocabulary: Vocabulary;
}

/** Turns a tag into a checked component, or into the nodes that the component expands to. */
export const resolveComponent = (element: Element, context: TagContext): RootContent[] => {
  const { inSentence, within, resolve, vocabulary, page, report, parse } = context;
  const { name, position } = element;
  const definition = vocabulary.definitionOf(name ?? '');
  if (!name || !definition) return resolveUnknown(element, context);

  checkPosition(element, name, definition, context);
  const { props, sound } = readProps(element, definition, report);
  const component: ComponentNode = {
    type: 'component',
    name,
    definition,
    props,
    inline: definition.display === 'inline' || (definition.display === 'both' && inSentence),
    within,
    ...(position ? { position } : {}),
    children: [],
  };
  if (expectsContent(definition) && element.children.every(isNothing))
    report(element, `\`<${name}>\` is empty.`, 'Write its content between its tags, or remove it.');
  const children = fitContent(resolve(element.children, name), component, definition.content, report);
  component.children = definition.complete?.(children, report) ?? children;
  if (sound) definition.check?.(component, report, page);
  if (sound && definition.expand) return resolve(expandComponent(component, { page, report, parse }), within);
  return component.inline && !inSentence ? [{ type: 'paragraph', children: [component] }] : [component];
};

/** A component that expands shows more than what is between its tags. */
const expectsContent = ({ content, expand }: AuthorComponent): boolean =>
  (content === 'flow' || content === 'phrasing') && !expand;

const isNothing = (node: RootContent): boolean => isBlank(node) || isComment(node);

const checkPosition = (
  element: Element,
  name: string,
  { parents, display }: AuthorComponent,
  { inSentence, within, report }: TagContext,
): void => {
  if (parents && !(within && parents.includes(within))) {
    const tags = parents.map((parent) => `\`<${parent}>\``).join(' or ');
    report(element, `\`<${name}>\` is outside ${tags}.`, `Put it directly inside ${tags}.`);
  } else if (inSentence && display === 'block') {
    report(
      element,
      `\`<${name}>\` is inside a paragraph.`,
      'Put it on lines of its own, with a blank line before and after it.',
    );
  }
};

/**
 * Reports an unknown tag and continues with its content. If only certain components are allowed there, one of them
 * replaces the tag, so that nothing else is reported about it.
 */
const resolveUnknown = (
  element: Element,
  { within, resolve, vocabulary, report }: TagContext,
): RootContent[] => {
  const { name } = element;
  report(
    element,
    name ? `\`<${name}>\` is not a component.` : 'A tag without a name is not a component.',
    vocabulary.unknownTagHint(name ?? ''),
  );
  const children = resolve(element.children, within);
  const model = vocabulary.definitionOf(within ?? '')?.content;
  const expected = typeof model === 'object' ? model[0] : undefined;
  const definition = vocabulary.definitionOf(expected ?? '');
  return expected && definition
    ? [{ type: 'component', name: expected, definition, props: {}, inline: false, within, children }]
    : children;
};

/**
 * The nodes that replace a component. New nodes get the component's position, so their problems are reported there. Nodes
 * that the author wrote between the tags keep their positions.
 */
const expandComponent = (component: ComponentNode, view: ExpansionView): RootContent[] => {
  const nodes = component.definition.expand?.({ ...viewOf(component), ...view }) ?? [];
  const authored = new Set(walk(component));
  return nodes.map((node) =>
    authored.has(node) ? node : positionedCopy(node, component.position, authored),
  );
};

/** A copy of a node, because later stages change nodes and a definition may return the same nodes for every page. */
const positionedCopy = <Content extends RootContent>(
  { position: _, ...node }: Content,
  position: Position | undefined,
  authored: ReadonlySet<unknown>,
): Content => {
  const positioned = position ? { position } : {};
  const children =
    'children' in node && Array.isArray(node.children)
      ? {
          children: node.children.map((child) =>
            authored.has(child) ? child : positionedCopy(child, position, authored),
          ),
        }
      : {};
  return { ...node, ...positioned, ...children } as unknown as Content; // the same kind of node with children of the same kinds
};

/** Converts a component's content to the form that its definition requires, and reports the parts that do not fit. */
const fitContent = (
  children: readonly RootContent[],
  component: ComponentNode,
  model: ContentModel,
  report: Report,
): RootContent[] => {
  const tag = `\`<${component.name}>\``;
  if (model === 'flow') return component.inline ? [...children] : inParagraphs(children);
  if (model === 'phrasing') return withoutParagraph(children, tag, report);

  const parts = children.filter((child) => !isBlank(child));
  if (model === 'none') {
    if (parts[0])
      report(parts[0], `${tag} cannot have content.`, `Close it immediately: \`<${component.name} … />\`.`);
    return [];
  }
  const fits = (node: RootContent) =>
    model === 'code' ? node.type === 'code' : node.type === 'component' && model.includes(node.name);
  const wanted = model === 'code' ? 'code blocks' : orTags(model);
  for (const part of parts) {
    if (!fits(part)) report(part, `${tag} can contain only ${wanted}.`, `Move this out of ${tag}.`);
  }
  if (parts.length === 0) report(component, `${tag} is empty.`, `Put ${wanted} inside it, or remove it.`);
  return parts.filter(fits);
};

const orTags = (names: readonly string[]): string => names.map((name) => `\`<${name}>\``).join(' or ');

/** Wraps text that is directly between the tags in paragraphs. */
const inParagraphs = (children: readonly RootContent[]): RootContent[] => {
  const result: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const endRun = () => {
    if (!run.every(isBlank)) result.push({ type: 'paragraph', children: run });
    run = [];
  };
  for (const child of children) {
    if (isPhrasing(child)) run.push(child);
    else {
      endRun();
      result.push(child);
    }
  }
  endRun();
  return result;
};

const withoutParagraph = (children: readonly RootContent[], tag: string, report: Report): RootContent[] => {
  const parts = children.filter((child) => !isBlank(child));
  const [only] = parts;
  if (parts.length === 1 && only?.type === 'paragraph') return only.children;
  const block = parts.find((part) => !isPhrasing(part));
  if (block)
    report(
      block,
      `${tag} can contain only one line of text.`,
      'Write a sentence without blank lines, lists, or blocks.',
    );
  return children.filter(isPhrasing);
};
