import { onClick } from '#client/events/delegated-events.ts';
import { isInWindow } from './reading-line.ts';

/** A reader who scrolls causes one of these events. Dragging the scroll bar causes none. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'];
const { dataset } = document.documentElement;

const choose = ({ hash }: { hash: string }): void => {
  dataset.section = hash;
  // The browser scrolls first. If the page is at its end, it does not scroll, and `startSectionInView` must still look.
  requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event('scroll'))));
};

const forget = (): void => {
  dataset.section = '';
};

const forgetOutOfSight = (): void => {
  if (!isInWindow(document.getElementById(dataset.section?.slice(1) ?? ''))) forget();
};

/**
 * Keeps the section that a reader chose as the one in view until the reader scrolls by hand. It may be too close to the end of
 * the page to scroll up, or so short that the next one is above the line too.
 */
export const startChosenSection = (): void => {
  onClick<HTMLAnchorElement>('a[href^="#"]', choose);
  addEventListener('hashchange', () => choose(location));
  for (const type of SCROLL_EVENTS) addEventListener(type, forget);
  addEventListener('scrollend', forgetOutOfSight);
  // The reader may have chosen a section before this ran.
  if (location.hash) choose(location);
};
