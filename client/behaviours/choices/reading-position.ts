import { MARKUP } from '#client/contracts/markup.ts';

/** The top of what a reader can see, a little below the top bar. */
const READABLE_FROM_PX = 72;

/** The first block of the article in the window. It stays in place when the height of the blocks above it changes. */
export const readingPosition = (): Element | undefined =>
  [...document.querySelectorAll(`.${MARKUP.prose} > *`)].find(
    (block) => block.getBoundingClientRect().bottom > READABLE_FROM_PX,
  );
