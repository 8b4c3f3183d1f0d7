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
