/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { defineComponent } from '#scripts/content/tree/define-component.ts';

/** A part of a sentence or a table that links can point to. */
export const anchor = defineComponent({
  props: {
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]*$/, 'Write lowercase letters, digits, and hyphens: `id="service-storage"`.'),
    ),
  },
  place: 'inline',
  content: 'phrasing',
  anchor: ({ id = '' }) => id,
  html: ({ node, children }) => <span id={node.data?.id}>{children}</span>,
  markdown: ({ children }) => children,
});
