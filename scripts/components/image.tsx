/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import type { PageImage } from '#scripts/content/files/images.ts';
import { defineComponent } from '#scripts/content/tree/component.ts';
import { paragraph, text } from './plain.ts';

interface Picture {
  image: PageImage | undefined;
  alt: string;
  caption?: string | null | undefined;
  /** In CSS pixels; the height follows. Without it, the file's own. */
  width?: number | undefined;
}

const size = (image: PageImage, width = image.width) => ({
  width,
  height: Math.round((image.height * width) / image.width),
});

export const Picture = ({ image, alt, width }: Picture) =>
  image ? <img src={image.href} {...size(image, width)} alt={alt} loading="lazy" decoding="async" /> : null;

/** An image on lines of its own. */
export const Figure = ({ caption, ...picture }: Picture) => (
  <figure class="image">
    <Picture {...picture} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

export const image = defineComponent({
  props: {
    src: v.string(),
    alt: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    caption: v.optional(v.string()),
    width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  },
  place: 'block',
  content: 'none',
  html: ({ node, props }) => (
    <Figure image={node.data?.image} alt={props.alt} caption={props.caption} width={props.width} />
  ),
  markdown: ({ node, props }) => [
    paragraph({
      type: 'image',
      url: node.data?.image?.href ?? props.src,
      alt: props.alt,
      title: props.caption ?? null,
    }),
  ],
  search: ({ props }) => [paragraph(text([props.alt, props.caption].filter(Boolean).join(' ')))],
});
