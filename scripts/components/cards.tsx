import * as v from 'valibot';
import { withHue } from '#content/building-blocks.ts';
import { ICON_NAMES, type IconName } from '#content/generated/icon-names.ts';
import { linkProps } from '#scripts/content/addresses.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { Icon } from './inline.tsx';
import { link, list, listItem, paragraph, phrasing, plainText, text } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

const CARD_PATTERNS = [0, 1, 2, 3] as const;

/** The icons that section 3 of the requirements lists. */
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
  content: ['ResourceCard'],
  aliases: ['Cards', 'CardGrid'],
  html: ({ props, children }) => <ul class={props.compact ? 'cards compact' : 'cards'}>{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A card that leads to another page (requirements, section 3, resource card). */
export const resourceCard = defineComponent({
  props: {
    href: v.string(),
    name: plainText,
    description: plainText,
    icon: v.optional(v.picklist(CARD_ICONS), 'document'),
    pattern: v.optional(v.picklist(CARD_PATTERNS), 0),
    customIcon: v.optional(v.picklist(ICON_NAMES)),
  },
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

/** Parts of a graph, 128 wide and 80 high: a path of edges, the middles of rings, and a path of points. */
const PATTERNS = [
  ['M128 20H99M93 20H70a8 8 0 0 0-8 8v10M96 23v26a6 6 0 0 0 6 6h26', '96,20 62,41', 'M112 55h0M112 20h0'],
  [
    'M104 0v17M104 23v34M101.5 21.5 80 38M106.5 21.5 128 38M104 63v17',
    '104,20 104,60',
    'M78 39.5h0M104 40h0M118 30.4h0',
  ],
  [
    'M128 44h-21M101 44H83M77 44H60M80 41V21a6 6 0 0 1 6-6h42M104 47v12a6 6 0 0 0 6 6h18',
    '104,44 80,44',
    'M58 44h0M106 15h0M120 65h0',
  ],
  [
    'M88 16l14 9M107.3 28.7l13 9.6M86 18.8l-8.6 17.4M79 41.5l22 13M106.6 54.5l14-12.5M88 13 104 0',
    '85.4,14.5 104.7,27 76,39 104,56.5 122.6,40',
    '',
  ],
] as const;

/** The drawing in the corner of a card. */
const CardPattern = ({ pattern }: { pattern: (typeof CARD_PATTERNS)[number] }) => {
  const [edges, rings, dots] = PATTERNS[pattern];
  return (
    <svg class="card-pattern" viewBox="0 0 128 80" aria-hidden="true">
      <path d={edges} />
      {rings.split(' ').map((middle) => {
        const [x, y] = middle.split(',');
        return <circle cx={x} cy={y} r="3" />;
      })}
      {dots && <path class="dots" d={dots} />}
    </svg>
  );
};

export const guides = defineComponent({
  content: ['Guide'],
  html: ({ children }) => <ul class="guides">{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A card that leads to a longer text, and tells who it is for and what it takes. */
export const guide = defineComponent({
  props: {
    href: v.string(),
    name: plainText,
    icon: v.optional(v.picklist(ICON_NAMES)),
    /** The audience, above the name. */
    label: v.optional(plainText),
    minutes: v.optional(v.number()),
    language: v.optional(v.string()),
  },
  content: 'phrasing',
  parents: ['Guides'],
  links: ['href'],
  html: ({ props, children }) => (
    <li class={withHue('guide', props.icon)}>
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
