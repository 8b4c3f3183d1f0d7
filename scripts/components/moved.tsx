/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { MARKUP } from '#client/contracts/markup.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { ANCHOR_ID } from './anchor.tsx';

/** A link with the anchor of what once stood on the page. Browsers go on from the anchor to the link's address. */
export const moved = defineComponent({
  props: { id: v.pipe(v.string(), v.regex(ANCHOR_ID)) },
  place: 'inline',
  content: 'phrasing',
  anchor: ({ id = '' }) => id,
  check: (node, report) => {
    if (node.children.length !== 1 || node.children[0]?.type !== 'link')
      report(
        node,
        '`<Moved>` contains something other than one link.',
        'Write `<Moved id="former-anchor">[text](/new-place)</Moved>`.',
      );
  },
  html: ({ node, children }) => (
    <span class={MARKUP.moved} id={node.data?.id}>
      {children}
    </span>
  ),
  markdown: ({ children }) => children,
});
