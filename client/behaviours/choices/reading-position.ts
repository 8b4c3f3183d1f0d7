/** Below the top bar, in pixels. */
const LINE_PX = 72;

/** What the window's top shows of the article: it stays where it is when what stands above it changes its height. */
export const readingPosition = (): Element | undefined =>
  [...document.querySelectorAll('.prose > *')].find(
    (block) => block.getBoundingClientRect().bottom > LINE_PX,
  );
