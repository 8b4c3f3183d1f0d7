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
  // A list that stands in the text stays open: closing it would move what is being pressed.
  const entries = list.querySelector('ul');
  if (entries && getComputedStyle(entries).position === 'absolute') list.open = false;
};

/**
 * Opens "On this page" at the section in view. The list closes when a section is chosen from it, with Escape and, where it
 * lies over the text, when the reader presses or focuses something else.
 */
export const startOnThisPage = (): void => {
  onClick(`${LIST} a`, (anchor) => anchor.closest('details')?.removeAttribute('open'));
  // The event does not bubble.
  document.addEventListener('toggle', showCurrent, true);
  // A reader may have opened the list before this ran.
  showCurrent();
  document.addEventListener('keydown', closeWithEscape);
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
};
