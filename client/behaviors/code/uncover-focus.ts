import { MARKUP } from '#client/contracts/markup.ts';

/** Scrolls a table until the focused element in it is not below the first column, which stays in view. */
const uncover = (): void => {
  const { activeElement } = document;
  const column = activeElement?.closest('tr')?.firstElementChild;
  const box = column?.closest(`.${MARKUP.tableScroll}`);
  if (!activeElement || !column || !box || column.contains(activeElement)) return;
  const covered = column.getBoundingClientRect().right - activeElement.getBoundingClientRect().left;
  if (covered > 0) box.scrollBy({ left: -covered, behavior: 'instant' });
};

/**
 * Keeps the focus in wide tables visible (WCAG 2.4.11). Browsers scroll a link to the edge of its table when it gets the
 * focus, and with Shift+Tab, that is where the first column stays.
 */
export const startUncoverFocus = (): void => {
  // The browser scrolls after the event.
  document.addEventListener('focusin', () => requestAnimationFrame(uncover));
  uncover();
};
