/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { link, list, listItem, paragraph, phrasing, text } from './plain.ts';

export const guides = defineComponent({
  props: {},
  place: 'block',
  content: ['Guide'],
  html: ({ children }) => <ul class="guides">{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

export const guide = defineComponent({
  props: { href: v.string(), name: v.string() },
  place: 'block',
  content: 'phrasing',
  parents: ['Guides'],
  links: ['href'],
  html: ({ props, children }) => (
    <li class="guide">
      <p class="guide-name">
        <a {...linkProps(props.href)}>{props.name}</a>
      </p>
      <p>{children}</p>
    </li>
  ),
  markdown: ({ props, children }) => [
    listItem(paragraph(link(props.href, text(props.name)), text(': '), ...phrasing(children))),
  ],
});
