/** @jsxRuntime automatic @jsxImportSource preact */
import type { PageImage } from '#scripts/content/files/page-image.ts';

interface Image {
  /** `undefined` if the file could not be read. Such a page is not published. */
  image: PageImage | undefined;
  alt: string;
  caption?: string | null | undefined;
  /** The width in CSS pixels; the height keeps the proportions. Without it, the image has the size of its file. */
  width?: number | undefined;
}

const size = (image: PageImage, width = image.width) => ({
  width,
  height: Math.round((image.height * width) / image.width),
});

/** An image in a sentence. */
export const Picture = ({ image, alt, width }: Image) =>
  image ? <img src={image.href} {...size(image, width)} alt={alt} loading="lazy" decoding="async" /> : null;

/** A block-level image. */
export const Figure = ({ caption, ...image }: Image) => (
  <figure class="image">
    <Picture {...image} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
