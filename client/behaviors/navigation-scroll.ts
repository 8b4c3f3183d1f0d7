import { FRAME_IDS } from '#client/contracts/markup.ts';
import { onActivation } from '#client/page-moments.ts';
import { readStored, writeStored } from '#client/storage.ts';

const KEY = 'navigation-scroll';

const storedPosition = (): number => Number(readStored(KEY, 'sessionStorage'));

/** Keeps the scroll position of the side navigation from page to page, and keeps the current item in view. */
export const startNavigationScroll = (): void => {
  const panel = document.getElementById(FRAME_IDS.navigation);
  if (!panel) return;
  // If the page read the position while a reader leaves it, the browser would lay it out once more before the next page.
  let position = storedPosition();
  const restore = () => {
    position = storedPosition();
    panel.scrollTop = position;
    const current = panel.querySelector('[aria-current=page]')?.getBoundingClientRect();
    const frame = panel.getBoundingClientRect();
    if (current && (current.top < frame.top || current.bottom > frame.bottom)) {
      panel.scrollTop += current.top - frame.top - frame.height / 3;
    }
  };
  // The first frame lays the page out anyway. Earlier, this would lay it out a second time, before the font is there.
  requestAnimationFrame(restore);
  // The reader may have scrolled the previous page's navigation since this page was prerendered.
  onActivation(restore);
  panel.addEventListener('scroll', () => {
    position = panel.scrollTop;
  });
  addEventListener('pagehide', () => writeStored(KEY, `${position}`, 'sessionStorage'));
};
