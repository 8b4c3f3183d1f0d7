import type { RootContent } from 'mdast';
import type { ComponentName } from '#scripts/components/names.ts';
import { COMPONENTS, isComponentName } from '#scripts/components/registry.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent } from './component.ts';
import { fitContent } from './fit-content.ts';
import { unknownElementCure } from './html-cures.ts';
import type { ComponentNode, Element } from './nodes.ts';
import { readProps } from './read-props.ts';

interface Surroundings {
  /** Among words, not on lines of its own. */
  inSentence: boolean;
  /** The component right around it. */
  within: ComponentName | undefined;
  resolve: (nodes: readonly RootContent[], within?: ComponentName) => RootContent[];
  report: Report;
}

export const isInlineElement = ({ name }: Element): boolean =>
  name !== null && isComponentName(name) && COMPONENTS[name].place === 'inline';

/** A tag as a checked component: its name, properties, content and the place where it stands. */
export const resolveComponent = (element: Element, surroundings: Surroundings): RootContent[] => {
  const { inSentence, within, resolve, report } = surroundings;
  const { name, position } = element;
  if (!name || !isComponentName(name)) return resolveUnknown(element, surroundings);

  const definition = COMPONENTS[name];
  checkPlace(element, name, definition, surroundings);
  const { props, sound } = readProps(element, definition, report);
  const component: ComponentNode = {
    type: 'component',
    name,
    props,
    inline: definition.place === 'inline' || (definition.place === 'both' && inSentence),
    within,
    ...(position ? { position } : {}),
    children: [],
  };
  component.children = fitContent(resolve(element.children, name), component, definition.content, report);
  if (sound) definition.check(component, report);
  return component.inline && !inSentence ? [{ type: 'paragraph', children: [component] }] : [component];
};

const checkPlace = (
  element: Element,
  name: ComponentName,
  { parents, place }: AuthorComponent,
  { inSentence, within, report }: Surroundings,
): void => {
  if (parents && !(within && parents.includes(within))) {
    const tags = parents.map((parent) => `\`<${parent}>\``).join(' or ');
    report(element, `\`<${name}>\` stands outside of ${tags}.`, `Put it directly into ${tags}.`);
  } else if (inSentence && place === 'block') {
    report(
      element,
      `\`<${name}>\` stands inside a paragraph.`,
      'Put it on lines of its own, with a blank line before and after it.',
    );
  }
};

/** Goes on with the content; where only certain components may stand, one of them stands for it: one mistake, one problem. */
const resolveUnknown = (element: Element, { within, resolve, report }: Surroundings): RootContent[] => {
  const { name } = element;
  report(
    element,
    name ? `\`<${name}>\` is not a component.` : 'A tag without a name is not a component.',
    unknownElementCure(name ?? ''),
  );
  const children = resolve(element.children, within);
  const model = within && COMPONENTS[within].content;
  const expected = typeof model === 'object' ? model[0] : undefined;
  return expected
    ? [{ type: 'component', name: expected, props: {}, inline: false, within, children }]
    : children;
};
