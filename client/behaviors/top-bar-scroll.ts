import { MARKUP } from '#client/contracts/markup.ts';
import { TOP_BAR_SCROLL_RANGE_PX } from '#content/limits.ts';

const { from, to } = TOP_BAR_SCROLL_RANGE_PX;

/** Makes the bar more opaque as the page scrolls (requirements, section 4), for browsers without scroll timelines in CSS. */
export const startTopBar = (): void => {
  const bar = document.querySelector<HTMLElement>(`.${MARKUP.topBar}`);
  if (!bar) return;
  const follow = () => {
    const progress = Math.min(1, Math.max(0, (scrollY - from) / (to - from)));
    bar.style.setProperty('--scrolled', `${progress}`);
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
};
