/** @jsxRuntime automatic @jsxImportSource preact */

import * as v from 'valibot';
import { Figure } from '#scripts/content/render/figure.tsx';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { paragraph, text } from './markdown-nodes.ts';

/** A block-level image. Its width may differ from the width of its file. */
export const image = defineComponent({
  props: {
    src: v.string(),
    alt: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    caption: v.optional(v.string()),
    width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  },
  place: 'block',
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
