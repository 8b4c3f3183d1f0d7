/** @jsxRuntime automatic @jsxImportSource preact */

import * as v from 'valibot';
import { BADGE_KINDS, badgeClass } from '#content/badges.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { phrasing, text } from './markdown-nodes.ts';

export const badge = defineComponent({
  props: { kind: v.picklist(BADGE_KINDS) },
  place: 'inline',
  content: 'phrasing',
  html: ({ props, children }) => <span class={badgeClass(props.kind)}>{children}</span>,
  markdown: ({ children }) => [text('('), ...phrasing(children), text(')')],
});
