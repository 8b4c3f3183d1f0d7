/** @jsxRuntime automatic @jsxImportSource preact */

import * as v from 'valibot';
import { ICON_NAMES } from '#content/icon-names.ts';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { Icon } from './icon.tsx';
import { link, list, listItem, paragraph, phrasing, text } from './markdown-nodes.ts';

export const guides = defineComponent({
  props: {},
  place: 'block',
  content: ['Guide'],
  html: ({ children }) => <ul class="guides">{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A card that leads to a longer text, and says who it is for and what it takes. */
export const guide = defineComponent({
  props: {
    href: v.string(),
    name: v.string(),
    icon: v.optional(v.picklist(ICON_NAMES)),
    /** The audience, above the name. */
    label: v.optional(v.string()),
    minutes: v.optional(v.number()),
    language: v.optional(v.string()),
  },
  place: 'block',
  content: 'phrasing',
  parents: ['Guides'],
  links: ['href'],
  html: ({ props, children }) => (
    <li class="guide">
      {props.icon && <Icon name={props.icon} />}
      {props.label && <p class="guide-label">{props.label}</p>}
      <p class="guide-name">
        <a {...linkProps(props.href)}>{props.name}</a>
      </p>
      <p>{children}</p>
      {needs(props) && <p class="guide-needs">{needs(props)}</p>}
    </li>
  ),
  markdown: ({ props, children }) => {
    const facts = [props.label, needs(props)].filter(Boolean).join('; ');
    return [
      listItem(
        paragraph(
          link(props.href, text(props.name)),
          text(': '),
          ...phrasing(children),
          ...(facts ? [text(` (${facts})`)] : []),
        ),
      ),
    ];
  },
});

/** The time and the language that a guide takes: `20 min, Go`. */
const needs = ({ minutes, language }: { minutes?: number | undefined; language?: string | undefined }) =>
  [minutes && `${minutes} min`, language].filter(Boolean).join(', ');
