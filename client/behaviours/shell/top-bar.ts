import { TOP_BAR_SCROLL_RANGE_PX } from '#content/limits.ts';

const { from, to } = TOP_BAR_SCROLL_RANGE_PX;

/** Where CSS cannot tie the opacity to the scroll position itself, a property does. */
const scrollTimeline = () => CSS.supports('animation-timeline: scroll()');

export const startTopBar = (): void => {
  const bar = document.querySelector<HTMLElement>('.top-bar');
  if (!bar) return;
  const byScript = !scrollTimeline();
  const follow = () => {
    bar.classList.toggle('scrolled', scrollY > from);
    if (!byScript) return;
    const progress = Math.min(1, Math.max(0, (scrollY - from) / (to - from)));
    const opacity = `calc(var(--bar-top) + (var(--bar-scrolled) - var(--bar-top)) * ${progress})`;
    bar.style.setProperty('--bar-opacity', opacity);
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
};
