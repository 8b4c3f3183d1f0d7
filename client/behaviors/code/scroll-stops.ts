import { MARKUP } from '#client/contracts/markup.ts';

const CONTENTS = `.${MARKUP.code} code, .${MARKUP.tableScroll} > table`;

const measure = ({ target }: ResizeObserverEntry): void => {
  const box = target.parentElement;
  if (box) box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
};

/**
 * Makes code blocks and tables tab stops only where they scroll sideways. The server makes all of them stops, because it
 * cannot know. The content is at least as wide as its box, so its size also changes when the box appears or grows.
 */
export const startScrollStops = (): void => {
  const observer = new ResizeObserver((entries) => entries.forEach(measure));
  for (const content of document.querySelectorAll(CONTENTS)) observer.observe(content);
};
