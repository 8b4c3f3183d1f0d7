import { MARKUP } from '#client/contracts/markup.ts';
import { READABLE_FROM_PX } from './readable-from.ts';

/** The first element that begins in the readable area. At the top of a page, that is the page itself. */
const firstInView = (): HTMLElement | undefined =>
  scrollY === 0
    ? document.body
    : [...document.querySelectorAll<HTMLElement>(`.${MARKUP.main} :not(svg, svg *, [tabindex])`)].find(
        (element) => element.getBoundingClientRect().top >= READABLE_FROM_PX,
      );

/**
 * Lets the next Tab continue from what the reader sees. It is for a dialog that opened while nothing had the focus: the browser
 * would continue from the dialog, which is at the end of the page.
 */
export const tabFromView = (): void => {
  const start = firstInView();
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  start.blur();
  start.removeAttribute('tabindex');
};
