/** @jsxRuntime automatic @jsxImportSource preact */
import { slug } from 'github-slugger';
import type { InlineCode, PhrasingContent } from 'mdast';
import * as v from 'valibot';
import { HIDE_ACCEPTED_VALUES, SHOW_ACCEPTED_VALUES } from '#content/messages.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { flow, list, listItem, paragraph, text } from './plain.ts';

/** A list of properties. Inside a property it lists the values that the property accepts. */
export const properties = defineComponent({
  props: {},
  place: 'block',
  content: ['Property'],
  replaces: { dl: 'Write `<Properties>` with a `<Property name="…">` for each entry.' },
  html: ({ node, children }) => {
    const entries = <dl class="properties">{children}</dl>;
    if (node.within !== 'Property') return entries;
    return (
      <details class="accepted-values">
        <summary>
          <span class="when-closed">{SHOW_ACCEPTED_VALUES}</span>
          <span class="when-open">{HIDE_ACCEPTED_VALUES}</span>
        </summary>
        {entries}
      </details>
    );
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
  place: 'block',
  content: 'flow',
  parents: ['Properties'],
  aliases: ['Param', 'ParamField'],
  anchor: ({ name = '' }) => `property-${slug(name)}`,
  html: ({ node, props, children }) => (
    <div class="property" id={node.data?.id}>
      <dt>
        <a class="property-name" href={`#${node.data?.id}`}>
          <code>{props.name}</code>
        </a>
        {props.type && (
          <>
            {' '}
            <span class="property-type">{props.type}</span>
          </>
        )}
        {props.required && (
          <>
            {' '}
            <span class="property-required">Required</span>
          </>
        )}
        {props.default !== undefined && (
          <>
            {' '}
            <span class="property-default">
              Default <code>{props.default}</code>
            </span>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  ),
  markdown: ({ props, children }) => {
    const [first, ...rest] = flow(children);
    const description = first?.type === 'paragraph' ? [text(': '), ...first.children] : [];
    const head = paragraph(code(props.name), ...factsOf(props), ...description);
    const blocks = first && first.type !== 'paragraph' ? [first, ...rest] : rest;
    return [{ ...listItem(head, ...blocks), spread: false }];
  },
});

const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

/** The type of a property, whether it is required, and its default, in parentheses. */
const factsOf = (props: {
  type?: string | undefined;
  required: boolean;
  default?: string | undefined;
}): PhrasingContent[] => {
  const facts: PhrasingContent[][] = [];
  if (props.type) facts.push([code(props.type)]);
  if (props.required) facts.push([text('required')]);
  if (props.default !== undefined) facts.push([text('default '), code(props.default)]);
  if (facts.length === 0) return [];
  return [
    text(' ('),
    ...facts.flatMap((fact, index) => (index > 0 ? [text(', '), ...fact] : fact)),
    text(')'),
  ];
};
