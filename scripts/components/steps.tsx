/** @jsxRuntime automatic @jsxImportSource preact */

import * as v from 'valibot';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { flow, list, listItem, paragraph, strong } from './markdown-nodes.ts';

export const steps = defineComponent({
  props: {},
  place: 'block',
  content: ['Step'],
  html: ({ children }) => <ol class="steps">{children}</ol>,
  markdown: ({ children }) => [list(children, { ordered: true })],
});

export const step = defineComponent({
  props: { title: v.pipe(v.string(), v.nonEmpty()) },
  place: 'block',
  content: 'flow',
  parents: ['Steps'],
  html: ({ props, children }) => (
    <li class="step">
      <p class="step-title">{props.title}</p>
      {children}
    </li>
  ),
  markdown: ({ props, children }) => [listItem(paragraph(strong(props.title)), ...flow(children))],
});
