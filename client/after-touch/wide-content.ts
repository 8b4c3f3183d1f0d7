import { MARKUP } from '#client/contracts/markup.ts';

const CONTENTS = `.${MARKUP.code} code, .${MARKUP.tableScroll} > table`;

/** A stop needs a name. Tables have one from the start. */
const nameCode = (code: Element, isStop: boolean): void => {
  const title = code.closest('figure')?.querySelector(`.${MARKUP.codeTitle}`)?.textContent;
  const names = { role: 'group', 'aria-label': title ? `Code: ${title}` : 'Code' };
  for (const [name, value] of Object.entries(names)) {
    if (isStop) code.setAttribute(name, value);
    else code.removeAttribute(name);
  }
};

const measure = ({ target }: ResizeObserverEntry): void => {
  const box = target.parentElement;
  if (!box) return;
  const scrolls = box.scrollWidth > box.clientWidth;
  box.tabIndex = scrolls ? 0 : -1;
  if (box.matches('pre')) nameCode(box, scrolls);
};

/**
 * Makes code blocks and tables tab stops only where they scroll sideways. The server does so to all of them, because it cannot
 * know. The content is at least as wide as its box, so its size also changes when the box appears or grows.
 */
export const startScrollStops = (): void => {
  const observer = new ResizeObserver((entries) => entries.forEach(measure));
  for (const content of document.querySelectorAll(CONTENTS)) observer.observe(content);
};

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
