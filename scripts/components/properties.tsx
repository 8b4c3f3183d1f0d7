import { slug } from 'github-slugger';
import type { PhrasingContent, RootContent } from 'mdast';
import type { ComponentChildren } from 'preact';
import * as v from 'valibot';
import { HIDE_ACCEPTED_VALUES, SHOW_ACCEPTED_VALUES } from '#content/messages.ts';
import { CodeInText } from '#scripts/content/render/html-parts.tsx';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { spaced } from './inline.tsx';
import { code, flow, joined, list, listItem, paragraph, text } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/** A list of properties. Inside a property it lists the values that the property accepts. */
export const properties = defineComponent({
  content: ['Property'],
  replaces: { dl: 'Write `<Properties>` with a `<Property name="…">` for each entry.' },
  html: ({ node, children }) => {
    const entries = <dl class="properties">{children}</dl>;
    if (node.within !== 'Property') return entries;
    return <AcceptedValues>{entries}</AcceptedValues>;
  },
  markdown: ({ children }) => [list(children, { ordered: false })],
});

export const property = defineComponent({
  props: {
    name: v.pipe(v.string(), v.nonEmpty()),
    type: v.optional(v.string()),
    required: v.optional(v.boolean(), false),
    default: v.optional(v.string()),
  },
  content: 'flow',
  parents: ['Properties'],
  aliases: ['Param', 'ParamField'],
  anchor: ({ name = '' }) => `property-${slug(name)}`,
  // Without a type it is an accepted value of another property.
  option: ({ name, type }) => (type === undefined ? undefined : name),
  html: ({ node, props, children }) => (
    <PropertyEntry id={node.data?.id} facts={props}>
      {children}
    </PropertyEntry>
  ),
  markdown: ({ props, children }) => propertyItem(props, children),
});

export interface PropertyFacts {
  name: string;
  type?: string | undefined;
  required?: boolean | undefined;
  default?: string | undefined;
}

interface PropertyEntryProps {
  /** Without an anchor, the name is not a link. */
  id?: string | undefined;
  /** The anchor of a parameter that the signature links to, and the class that both have. */
  parameter?: { id: string; className: string } | undefined;
  facts: PropertyFacts;
  /** Replaces the type, for a type that contains links. */
  linkedType?: ComponentChildren;
  children: ComponentChildren;
}

/** An entry of a list of properties. */
export const PropertyEntry = ({ id, parameter, facts, linkedType, children }: PropertyEntryProps) => {
  const name = <CodeInText text={facts.name} />;
  return (
    <div class={parameter ? `property ${parameter.className}` : 'property'} id={id ?? parameter?.id}>
      <dt>
        {id ? (
          <a class="property-name" href={`#${id}`}>
            {name}
          </a>
        ) : (
          <span class="property-name">{name}</span>
        )}
        {facts.type && spaced(<span class="property-type">{linkedType ?? facts.type}</span>)}
        {facts.required && spaced(<span class="property-required">Required</span>)}
        {facts.default !== undefined &&
          spaced(
            <span class="property-default">
              Default <CodeInText text={facts.default} />
            </span>,
          )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
};

/** The same entry as an item of a Markdown list. */
export const propertyItem = (facts: PropertyFacts, children: readonly RootContent[]): RootContent[] => {
  const [first, ...rest] = flow(children);
  const description = first?.type === 'paragraph' ? [text(': '), ...first.children] : [];
  const head = paragraph(code(facts.name), ...factsOf(facts), ...description);
  const blocks = first && first.type !== 'paragraph' ? [first, ...rest] : rest;
  return [{ ...listItem(head, ...blocks), spread: false }];
};

/** The type of a property, whether it is required, and its default, in parentheses. */
const factsOf = (props: PropertyFacts): PhrasingContent[] => {
  const facts: PhrasingContent[][] = [];
  if (props.type) facts.push([code(props.type)]);
  if (props.required) facts.push([text('required')]);
  if (props.default !== undefined) facts.push([text('default '), code(props.default)]);
  if (facts.length === 0) return [];
  return [text(' ('), ...joined(facts), text(')')];
};

/** The values that a property accepts, as a list that readers open. */
export const AcceptedValues = ({ children }: { children: ComponentChildren }) => (
  <details class="accepted-values">
    <summary>
      <span class="when-closed">{SHOW_ACCEPTED_VALUES}</span>
      <span class="when-open">{HIDE_ACCEPTED_VALUES}</span>
    </summary>
    {children}
  </details>
);
