import { html } from '#client/choices.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { isDarkMode, isDarkModeKey, showDarkMode, storeDarkMode, systemDarkMode } from '#client/dark-mode.ts';
import { onClick } from '#client/events.ts';
import { onReturn } from '#client/page-moments.ts';

const TOGGLE = `.${MARKUP.themeToggle}`;

const apply = (dark: boolean): void => {
  showDarkMode(dark);
  document.querySelector(TOGGLE)?.setAttribute('aria-pressed', `${dark}`);
};

const applyStored = () => apply(isDarkMode());

const choose = (dark: boolean): void => {
  apply(dark);
  storeDarkMode(dark);
};

/** Shows the current theme, and forgets the reader's choice if it now equals the system preference. */
const applyAndTidy = () => choose(isDarkMode());

/** Starts dark mode (requirements, section 4). */
export const startTheme = (): void => {
  applyAndTidy();
  onClick(TOGGLE, () => choose(!html.classList.contains(MARKUP.dark)));
  systemDarkMode().addEventListener('change', applyAndTidy);
  addEventListener('storage', ({ key }) => {
    if (isDarkModeKey(key)) applyStored();
  });
  onReturn(applyStored);
};
