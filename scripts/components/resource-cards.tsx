/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { BUILDING_BLOCKS } from '#content/navigation/building-blocks.ts';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { defineComponent } from '#scripts/content/tree/component.ts';
import { Icon, SPRITE } from './icon.tsx';
import { link, list, listItem, paragraph, text } from './plain.ts';

const CARD_ICONS = ['document', 'cog', 'user', 'users', 'chat', 'envelope'] as const;
const CUSTOM_ICONS = [
  'apis',
  'http',
  'batch',
  'keyvalue',
  'sql',
  'schedules',
  'storage',
  'messaging',
  'secrets',
  'websockets',
  'nodejs',
  'python',
  'go',
  'dart',
  'csharp',
  'jvm',
  'aws',
  'gcp',
  'azure',
  'pulumi',
  'terraform',
] as const;
const PATTERNS = [0, 1, 2, 3] as const;

const BLOCKS: ReadonlySet<string> = new Set(BUILDING_BLOCKS.map(({ icon }) => icon));

/** The classes of a card. A card with the icon of a building block takes the hue of that block. */
const cardClass = (pattern: number, customIcon = '') =>
  `card pattern-${pattern}${BLOCKS.has(customIcon) ? ` block-${customIcon}` : ''}`;

export const resourceCards = defineComponent({
  props: {},
  place: 'block',
  content: ['ResourceCard'],
  aliases: ['Cards', 'CardGrid'],
  html: ({ children }) => <ul class="cards">{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A card that leads to another page (specification, section 3, resource card). */
export const resourceCard = defineComponent({
  props: {
    href: v.string(),
    name: v.string(),
    description: v.string(),
    icon: v.optional(v.picklist(CARD_ICONS), 'document'),
    pattern: v.optional(v.picklist(PATTERNS), 0),
    customIcon: v.optional(v.picklist(CUSTOM_ICONS)),
  },
  place: 'block',
  content: 'none',
  parents: ['ResourceCards'],
  aliases: ['Card', 'LinkCard'],
  links: ['href'],
  html: ({ props }) => (
    <li class={cardClass(props.pattern, props.customIcon)}>
      <svg class="card-pattern" aria-hidden="true" focusable="false">
        <use href={`${SPRITE}#pattern-${props.pattern}`} />
      </svg>
      <Icon name={props.customIcon ?? props.icon} />
      <p class="card-name">
        <a {...linkProps(props.href)}>{props.name}</a>
      </p>
      <p class="card-description">{props.description}</p>
    </li>
  ),
  markdown: ({ props }) => [
    listItem(paragraph(link(props.href, text(props.name)), text(`: ${props.description}`))),
  ],
});
