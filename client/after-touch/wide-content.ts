import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events.ts';

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

const { classList } = document.documentElement;
const isWrapped = () => classList.contains(MARKUP.wrapped);

/** Gives code a button that wraps its lines, once they go on beyond its block. Elsewhere, the button would do nothing. */
const offerWrap = (code: Element, scrolls: boolean): void => {
  const block = code.closest(`.${MARKUP.code}`);
  const copy = block?.querySelector(`.${MARKUP.copy}`);
  const offered = block?.querySelector<HTMLElement>(`.${MARKUP.wrap}`);
  if (offered) {
    offered.hidden = !scrolls && !isWrapped();
  } else if (copy && scrolls) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = MARKUP.wrap;
    button.ariaLabel = button.title = 'Wrap lines';
    button.ariaPressed = `${isWrapped()}`;
    // Among tabs, it stands below the other one.
    if (copy.closest(`.${MARKUP.tabs}`)) copy.after(button);
    else copy.before(button);
  }
};

/** Wraps the lines of all blocks of the page, or none. The block of the button stays in place. */
const toggleWrap = (button: HTMLElement): void => {
  const before = button.getBoundingClientRect().top;
  const pressed = `${classList.toggle(MARKUP.wrapped)}`;
  for (const other of document.querySelectorAll(`.${MARKUP.wrap}`)) other.ariaPressed = pressed;
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
};

const measure = ({ target }: ResizeObserverEntry): void => {
  const box = target.parentElement;
  if (!box) return;
  const scrolls = box.scrollWidth > box.clientWidth;
  box.tabIndex = scrolls ? 0 : -1;
  if (!box.matches('pre')) return;
  nameCode(box, scrolls);
  offerWrap(box, scrolls);
};

/**
 * Makes code blocks and tables tab stops only where they scroll sideways, and lets readers wrap the lines of such code. The server
 * makes all of them tab stops, because it cannot know. The content is at least as wide as its box, so its size also changes when the box appears or grows.
 */
export const startScrollStops = (): void => {
  onClick(`.${MARKUP.wrap}`, toggleWrap);
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
