/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { defineComponent } from '#scripts/content/tree/component.ts';
import { phrasing, text } from './plain.ts';

export const badge = defineComponent({
  props: { kind: v.picklist(['experimental', 'preview', 'soon', 'new', 'deprecated']) },
  place: 'inline',
  content: 'phrasing',
  html: ({ props, children }) => <span class={`badge badge-${props.kind}`}>{children}</span>,
  markdown: ({ children }) => [text('('), ...phrasing(children), text(')')],
});
