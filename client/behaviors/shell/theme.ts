import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';
import { onReturn } from '#client/events/moments.ts';
import {
  isDarkMode,
  isDarkModeKey,
  showDarkMode,
  storeDarkMode,
  systemDarkMode,
} from '#client/preferences/dark-mode.ts';

const TOGGLE = `.${MARKUP.themeToggle}`;

const apply = (dark: boolean): void => {
  showDarkMode(dark);
  document.querySelector(TOGGLE)?.setAttribute('aria-pressed', `${dark}`);
};

const applyStored = () => apply(isDarkMode());

/** Shows the current theme, and forgets the reader's choice if it now equals the system preference. */
const applyAndTidy = (): void => {
  const dark = isDarkMode();
  apply(dark);
  storeDarkMode(dark);
};

/** Starts dark mode (specification, section 4). */
export const startTheme = (): void => {
  applyAndTidy();
  onClick(TOGGLE, () => {
    const dark = !document.documentElement.classList.contains(MARKUP.dark);
    storeDarkMode(dark);
    apply(dark);
  });
  systemDarkMode().addEventListener('change', applyAndTidy);
  addEventListener('storage', ({ key }) => {
    if (isDarkModeKey(key)) applyStored();
  });
  onReturn(applyStored);
};
