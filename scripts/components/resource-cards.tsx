/** @jsxRuntime automatic @jsxImportSource preact */

import * as v from 'valibot';
import { withHue } from '#content/building-blocks.ts';
import { ICON_NAMES, type IconName } from '#content/icon-names.ts';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { CARD_PATTERNS, CardPattern } from './card-pattern.tsx';
import { Icon } from './icon.tsx';
import { link, list, listItem, paragraph, text } from './markdown-nodes.ts';

/** The icons that section 3 of the specification lists. */
const CARD_ICONS = [
  'document',
  'cog',
  'user',
  'users',
  'chat',
  'envelope',
] as const satisfies readonly IconName[];

export const resourceCards = defineComponent({
  /** `compact` is for many cards that are seen at a glance. */
  props: { compact: v.optional(v.boolean(), false) },
  place: 'block',
  content: ['ResourceCard'],
  aliases: ['Cards', 'CardGrid'],
  html: ({ props, children }) => <ul class={props.compact ? 'cards compact' : 'cards'}>{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A card that leads to another page (specification, section 3, resource card). */
export const resourceCard = defineComponent({
  props: {
    href: v.string(),
    name: v.string(),
    description: v.string(),
    icon: v.optional(v.picklist(CARD_ICONS), 'document'),
    pattern: v.optional(v.picklist(CARD_PATTERNS), 0),
    customIcon: v.optional(v.picklist(ICON_NAMES)),
  },
  place: 'block',
  content: 'none',
  parents: ['ResourceCards'],
  aliases: ['Card', 'LinkCard'],
  links: ['href'],
  html: ({ props }) => (
    <li class={withHue('card', props.customIcon)}>
      <CardPattern pattern={props.pattern} />
      <Icon name={props.customIcon ?? props.icon} />
      <div class="card-name">
        <a {...linkProps(props.href)}>{props.name}</a>
      </div>
      <p class="card-description">{props.description}</p>
    </li>
  ),
  markdown: ({ props }) => [
    listItem(paragraph(link(props.href, text(props.name)), text(`: ${props.description}`))),
  ],
});
