import { MARKUP } from '#client/contracts/markup.ts';

const showCurrent = (): void => {
  const entries = document.querySelector(`.${MARKUP.onThisPage}[open] ul`);
  const current = entries?.querySelector<HTMLElement>('[aria-current]');
  if (entries && current) entries.scrollTop = current.offsetTop - entries.clientHeight / 2;
};

/** Opens "On this page" at the section in view. */
export const startOnThisPage = (): void => {
  // The event does not bubble, so the listener captures it.
  document.addEventListener('toggle', showCurrent, true);
  // A reader may have opened the list before this ran.
  showCurrent();
};
