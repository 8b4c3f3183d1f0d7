/** @jsxRuntime automatic @jsxImportSource preact */

import { toString as textOf } from 'mdast-util-to-string';
import * as v from 'valibot';
import { MARKUP } from '#client/contracts/markup.ts';
import { SDK_SLUGS, SDKS } from '#content/sdks.ts';
import { defineComponent } from '#scripts/content/tree/component.ts';
import { flow, paragraph, strong, text } from './plain.ts';

/** Variants of which CSS shows the one of the reader's language. All of them are in the page: one cached page serves all. */
export const bySdk = defineComponent({
  props: {},
  place: 'both',
  content: ['Sdk'],
  check: (node, report) => {
    const seen = new Set<string>();
    for (const child of node.children) {
      if (child.type !== 'component' || !('name' in child.props)) continue;
      const name = String(child.props.name);
      if (seen.has(name))
        report(child, `\`<BySdk>\` holds two variants for \`${name}\`.`, 'Join them, or name another SDK.');
      seen.add(name);
    }
  },
  html: ({ node, children }) =>
    node.inline ? <span class={MARKUP.bySdk}>{children}</span> : <div class={MARKUP.bySdk}>{children}</div>,
  markdown: ({ node, children, plain }) =>
    node.inline
      ? node.children.flatMap((child, index) => [...(index > 0 ? [text(', ')] : []), ...plain([child])])
      : children,
});

export const sdk = defineComponent({
  props: { name: v.picklist(SDK_SLUGS) },
  place: 'both',
  content: 'flow',
  parents: ['BySdk'],
  html: ({ node, props, children }) =>
    node.inline ? <span data-sdk={props.name}>{children}</span> : <div data-sdk={props.name}>{children}</div>,
  markdown: ({ node, props, children }) => {
    const { label } = SDKS[props.name];
    if (!node.inline) return [paragraph(strong(label)), ...flow(children)];
    return textOf(children).includes(label) ? children : [...children, text(` (${label})`)];
  },
});
