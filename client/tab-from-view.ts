import { MARKUP } from './contracts/markup.ts';

/** The first shown element that begins in the readable area. At the top of a page, that is the page itself. */
const firstInView = (): HTMLElement | undefined =>
  scrollY === 0
    ? document.body
    : [
        ...document.querySelectorAll<HTMLElement>(`.${MARKUP.main} :not(svg, svg *, [tabindex], [hidden] *)`),
      ].find((element) => element.getBoundingClientRect().top >= READABLE_FROM_PX);

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

/** The top of the readable area in the window: as far below the top bar as `scroll-padding-top` scrolls a heading. */
export const READABLE_FROM_PX = 72;
