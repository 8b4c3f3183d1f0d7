import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';

const LISTS = `:is(.${MARKUP.onThisPage}, .${MARKUP.pageMenu})`;

const openLists = () => document.querySelectorAll<HTMLDetailsElement>(`${LISTS}[open]`);

const closeWithEscape = ({ key }: KeyboardEvent): void => {
  if (key !== 'Escape') return;
  for (const list of openLists()) {
    list.open = false;
    if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
  }
};

const closeFromOutside = ({ target }: Event): void => {
  for (const list of openLists()) {
    if (target instanceof Node && list.contains(target)) continue;
    // A list inside the text stays open, because closing it would move the element under the pointer.
    const entries = list.querySelector('ul');
    if (entries && getComputedStyle(entries).position === 'absolute') list.open = false;
  }
};

/**
 * Closes an open list when the reader follows one of its links or presses Escape. If it covers the text, it also closes when
 * the reader presses or focuses something else.
 */
export const startOpenLists = (): void => {
  onClick(`${LISTS} a`, (anchor) => anchor.closest('details')?.removeAttribute('open'));
  document.addEventListener('keydown', closeWithEscape);
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
};
