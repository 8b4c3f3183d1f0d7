/** @jsxRuntime automatic @jsxImportSource preact */
import { defineComponent } from '#scripts/content/tree/define-component.ts';

/** The first steps, next to the drawing of home: a paragraph whose first link is a button, and commands. */
export const start = defineComponent({
  props: {},
  place: 'block',
  content: 'flow',
  html: ({ children }) => <div class="start">{children}</div>,
  markdown: ({ children }) => children,
});
