import * as v from 'valibot';
import type { IconName } from '#content/generated/icon-names.ts';
import { Figure } from '#scripts/content/render/html-parts.tsx';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { Icon } from './inline.tsx';
import { flow, list, listItem, paragraph, plainText, strong, text } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/**
 * A remark under a title, which is `word` by default. The kind determines its class and its icon. Screen readers and Markdown get
 * the word before any other title, too, because nothing else tells them a danger from a note.
 */
const callout = (kind: IconName, word: string, aliases: readonly string[] = []) =>
  defineComponent({
    props: { title: v.optional(plainText) },
    content: 'flow',
    aliases,
    html: ({ props, children }) => (
      <div class={`callout callout-${kind}`} role="note">
        <p class="callout-title">
          <Icon name={kind} />
          {props.title && <span class="sr-only">{`${word}: `}</span>}
          {props.title ?? word}
        </p>
        {children}
      </div>
    ),
    markdown: ({ props, children }) => [
      {
        type: 'blockquote',
        children: [paragraph(strong(props.title ? `${word}: ${props.title}` : word)), ...flow(children)],
      },
    ],
  });

export const note = callout('note', 'Note', ['Callout', 'Aside', 'Admonition', 'Info', 'Alert']);
export const tip = callout('tip', 'Tip');
export const warning = callout('warning', 'Warning', ['Caution']);
export const danger = callout('danger', 'Danger');
export const preview = callout('preview', 'Preview');

export const steps = defineComponent({
  content: ['Step'],
  html: ({ children }) => <ol class="steps">{children}</ol>,
  markdown: ({ children }) => [list(children, { ordered: true })],
});

export const step = defineComponent({
  props: { title: plainText },
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

/** A block-level image. Its width may differ from the width of its file. */
export const image = defineComponent({
  props: {
    src: v.string(),
    alt: plainText,
    caption: v.optional(plainText),
    width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  },
  content: 'none',
  aliases: ['Img'],
  replaces: {
    img: 'Write `![what the image shows](./name.png "The caption")`, or `<Image … />`.',
    picture: 'Write `![what the image shows](./name.png)`, or `<Image … />`.',
    figure: 'Write `<Image src="./name.png" alt="…" caption="…" />`.',
  },
  prepare: async ({ node, props, images }) =>
    props.src === undefined ? undefined : images.read(props.src, node),
  html: ({ props, prepared }) => (
    <Figure image={prepared} alt={props.alt} caption={props.caption} width={props.width} />
  ),
  markdown: ({ props, prepared }) => [
    paragraph({ type: 'image', url: prepared.href, alt: props.alt, title: props.caption ?? null }),
  ],
  search: ({ props }) => [paragraph(text([props.alt, props.caption].filter(Boolean).join(' ')))],
});
