/** @jsxRuntime automatic @jsxImportSource preact */
import type { PageImage } from '#scripts/content/types.ts';

interface Image {
  /** `undefined` where the file could not be read; such a page is not published. */
  image: PageImage | undefined;
  alt: string;
  caption?: string | null | undefined;
  /** The width in CSS pixels, which the height follows. Without it, the image has the size of its file. */
  width?: number | undefined;
}

const size = (image: PageImage, width = image.width) => ({
  width,
  height: Math.round((image.height * width) / image.width),
});

/** An image in a sentence. */
export const Picture = ({ image, alt, width }: Image) =>
  image ? <img src={image.href} {...size(image, width)} alt={alt} loading="lazy" decoding="async" /> : null;

/** An image on lines of its own. */
export const Figure = ({ caption, ...image }: Image) => (
  <figure class="image">
    <Picture {...image} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
