import type { RootContent } from 'mdast';
import type { AuthorComponent, ExpansionView } from './component.ts';
import type { ComponentNode } from './component-node.ts';
import { expandComponent } from './expand-component.ts';
import { fitContent } from './fit-content.ts';
import { type Element, isBlank } from './nodes.ts';
import { readProps } from './read-props.ts';
import { isComment } from './report-program.ts';
import type { Vocabulary } from './vocabulary.ts';

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

  checkPlace(element, name, definition, context);
  const { props, sound } = readProps(element, definition, report);
  const component: ComponentNode = {
    type: 'component',
    name,
    definition,
    props,
    inline: definition.place === 'inline' || (definition.place === 'both' && inSentence),
    within,
    ...(position ? { position } : {}),
    children: [],
  };
  if (expectsContent(definition) && element.children.every(isNothing))
    report(element, `\`<${name}>\` is empty.`, 'Write its content between its tags, or remove it.');
  component.children = fitContent(resolve(element.children, name), component, definition.content, report);
  if (sound) definition.check(component, report, page);
  if (sound && definition.expand) return resolve(expandComponent(component, { page, report, parse }), within);
  return component.inline && !inSentence ? [{ type: 'paragraph', children: [component] }] : [component];
};

/** A component that expands shows more than what is between its tags. */
const expectsContent = ({ content, expand }: AuthorComponent): boolean =>
  (content === 'flow' || content === 'phrasing') && !expand;

const isNothing = (node: RootContent): boolean => isBlank(node) || isComment(node);

const checkPlace = (
  element: Element,
  name: string,
  { parents, place }: AuthorComponent,
  { inSentence, within, report }: TagContext,
): void => {
  if (parents && !(within && parents.includes(within))) {
    const tags = parents.map((parent) => `\`<${parent}>\``).join(' or ');
    report(element, `\`<${name}>\` is outside ${tags}.`, `Put it directly inside ${tags}.`);
  } else if (inSentence && place === 'block') {
    report(
      element,
      `\`<${name}>\` is inside a paragraph.`,
      'Put it on lines of its own, with a blank line before and after it.',
    );
  }
};

/**
 * Reports an unknown tag and continues with its content. If only certain components are allowed in its place, one of them
 * replaces the tag, so that one mistake is reported as one problem.
 */
const resolveUnknown = (
  element: Element,
  { within, resolve, vocabulary, report }: TagContext,
): RootContent[] => {
  const { name } = element;
  report(
    element,
    name ? `\`<${name}>\` is not a component.` : 'A tag without a name is not a component.',
    vocabulary.unknownTagCure(name ?? ''),
  );
  const children = resolve(element.children, within);
  const model = vocabulary.definitionOf(within ?? '')?.content;
  const expected = typeof model === 'object' ? model[0] : undefined;
  const definition = vocabulary.definitionOf(expected ?? '');
  return expected && definition
    ? [{ type: 'component', name: expected, definition, props: {}, inline: false, within, children }]
    : children;
};
