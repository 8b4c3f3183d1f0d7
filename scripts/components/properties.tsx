/** @jsxRuntime automatic @jsxImportSource preact */
import type { RootContent } from 'mdast';
import * as v from 'valibot';
import { HIDE_ACCEPTED_VALUES, SHOW_ACCEPTED_VALUES } from '#content/messages.ts';
import { defineComponent } from './component.ts';
import { flow, listItem, paragraph, text } from './plain.ts';

/** A list of properties; inside a property it is the list of the values that the property accepts. */
export const properties = defineComponent({
  props: {},
  place: 'block',
  content: ['Property'],
  html: ({ node, children }) => {
    const list = <dl class="properties">{children}</dl>;
    if (node.within !== 'Property') return list;
    return (
      <details class="accepted-values">
        <summary>
          <span class="when-closed">{SHOW_ACCEPTED_VALUES}</span>
          <span class="when-open">{HIDE_ACCEPTED_VALUES}</span>
        </summary>
        {list}
      </details>
    );
  },
  markdown: ({ children }) => [
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: children.filter((child) => child.type === 'listItem'),
    },
  ],
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
    const facts = [
      props.type,
      props.required ? 'required' : undefined,
      props.default === undefined ? undefined : `default ${props.default}`,
    ].filter((fact) => fact !== undefined);
    const name = paragraph(
      { type: 'inlineCode', value: props.name },
      ...(facts.length ? [text(` (${facts.join(', ')})`)] : []),
    );
    const [first, ...rest] = flow(children);
    if (first?.type === 'paragraph') name.children.push(text(': '), ...first.children);
    const item: RootContent = listItem(
      name,
      ...(first?.type === 'paragraph' ? rest : first ? [first, ...rest] : []),
    );
    return [{ ...item, spread: false }];
  },
});
