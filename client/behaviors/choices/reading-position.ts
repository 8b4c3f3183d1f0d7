import { MARKUP } from '#client/contracts/markup.ts';
import { READABLE_FROM_PX } from '#client/events/readable-from.ts';

/** Finds the first visible block of the article, which must stay in place when the height of the blocks above it changes. */
export const readingPosition = (): Element | undefined =>
  [...document.querySelectorAll(`.${MARKUP.prose} > *`)].find(
    (block) => block.getBoundingClientRect().bottom > READABLE_FROM_PX,
  );
