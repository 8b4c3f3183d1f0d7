/** @jsxRuntime automatic @jsxImportSource preact */

import { slug } from 'github-slugger';
import * as v from 'valibot';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { AcceptedValues } from './accepted-values.tsx';
import { list } from './markdown-nodes.ts';
import { PropertyEntry, propertyItem } from './property-entry.tsx';

/** A list of properties. Inside a property it lists the values that the property accepts. */
export const properties = defineComponent({
  props: {},
  place: 'block',
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
  place: 'block',
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
