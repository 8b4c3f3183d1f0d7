import { MARKUP } from '#client/contracts/markup.ts';
import { TOP_BAR_SCROLL_RANGE_PX } from '#content/limits.ts';

const { from, to } = TOP_BAR_SCROLL_RANGE_PX;

/**
 * Makes the bar more opaque as the page scrolls (specification, section 4). In browsers with scroll timelines, CSS does this
 * alone.
 */
export const startTopBar = (): void => {
  const bar = document.querySelector<HTMLElement>(`.${MARKUP.topBar}`);
  if (!bar) return;
  const hasTimeline = CSS.supports('animation-timeline: scroll()');
  const follow = () => {
    bar.classList.toggle(MARKUP.scrolled, scrollY > from);
    if (hasTimeline) return;
    const progress = Math.min(1, Math.max(0, (scrollY - from) / (to - from)));
    const opacity = `calc(var(--bar-top) + (var(--bar-scrolled) - var(--bar-top)) * ${progress})`;
    bar.style.setProperty('--bar-opacity', opacity);
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
};
