import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';

const LIST = `.${MARKUP.onThisPage}`;

const openList = () => document.querySelector<HTMLDetailsElement>(`${LIST}[open]`);

const showCurrent = (): void => {
  const entries = openList()?.querySelector('ul');
  const current = entries?.querySelector<HTMLElement>('[aria-current]');
  if (entries && current) entries.scrollTop = current.offsetTop - entries.clientHeight / 2;
};

const closeWithEscape = ({ key }: KeyboardEvent): void => {
  const list = key === 'Escape' && openList();
  if (!list) return;
  list.open = false;
  if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
};

const closeFromOutside = ({ target }: Event): void => {
  const list = openList();
  if (!list || (target instanceof Node && list.contains(target))) return;
  // A list inside the text stays open, because closing it would move the element under the pointer.
  const entries = list.querySelector('ul');
  if (entries && getComputedStyle(entries).position === 'absolute') list.open = false;
};

/**
 * Opens "On this page" at the section in view. The list closes when the reader chooses a section or presses Escape. If it
 * covers the text, it also closes when the reader presses or focuses something else.
 */
export const startOnThisPage = (): void => {
  onClick(`${LIST} a`, (anchor) => anchor.closest('details')?.removeAttribute('open'));
  // The event does not bubble, so the listener captures it.
  document.addEventListener('toggle', showCurrent, true);
  // A reader may have opened the list before this ran.
  showCurrent();
  document.addEventListener('keydown', closeWithEscape);
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
};
