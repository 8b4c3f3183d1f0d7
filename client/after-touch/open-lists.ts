import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo, onClick, onKey } from '#client/events.ts';

const LISTS = `:is(.${MARKUP.onThisPage}, .${MARKUP.dropdown})`;

const openLists = () => document.querySelectorAll<HTMLDetailsElement>(`${LISTS}[open]`);

const closeWithEscape = (event: KeyboardEvent): void => {
  for (const list of openLists()) {
    // Only the list closes, not the navigation panel around it.
    event.preventDefault();
    list.open = false;
    if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
  }
};

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Moves the focus among the entries of a list that opens over the page. The first arrow opens it. */
const moveByKey = (event: KeyboardEvent): void => {
  const list = closestTo<HTMLDetailsElement>(event, `.${MARKUP.dropdown}`);
  const key = KEYS.indexOf(event.key);
  if (!list || key < 0 || (!list.open && key > 0)) return;
  event.preventDefault();
  list.open = true;
  const entries = [...list.querySelectorAll<HTMLElement>('li :is(a, button)')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  const targets = [at + 1, Math.max(at - 1, 0), 0, entries.length - 1];
  entries[targets[key] ?? at]?.focus();
};

const closeFromOutside = ({ target }: Event): void => {
  for (const list of openLists()) {
    if (target instanceof Node && list.contains(target)) continue;
    // A list inside the text stays open, because closing it would move the element under the pointer.
    const entries = list.querySelector('ul');
    if (entries && getComputedStyle(entries).position !== 'static') list.open = false;
  }
};

/**
 * Lets keys move through lists that open, and closes an open list when the reader follows one of its links or presses Escape. If it
 * covers the text, it also closes when the reader presses or focuses something else.
 */
export const startOpenLists = (): void => {
  onClick(`${LISTS} a`, (anchor) => anchor.closest('details')?.removeAttribute('open'));
  onKey((event) => {
    if (event.key === 'Escape') closeWithEscape(event);
    else moveByKey(event);
  });
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
};
