import { onClick, onReturn } from '#client/events/events.ts';
import {
  isDarkMode,
  isDarkModeKey,
  showDarkMode,
  storeDarkMode,
  systemDarkMode,
} from '#client/preferences/dark-mode.ts';

const apply = (dark: boolean): void => {
  showDarkMode(dark);
  document.querySelector('.theme-toggle')?.setAttribute('aria-pressed', `${dark}`);
};

const applyStored = () => apply(isDarkMode());

/** Shows what holds, and forgets a choice that the system has come to share. */
const applyAndTidy = (): void => {
  const dark = isDarkMode();
  apply(dark);
  storeDarkMode(dark);
};

/** Specification, section 4: dark mode. */
export const startTheme = (): void => {
  applyAndTidy();
  onClick('.theme-toggle', () => {
    const dark = !document.documentElement.classList.contains('dark');
    storeDarkMode(dark);
    apply(dark);
  });
  systemDarkMode().addEventListener('change', applyAndTidy);
  addEventListener('storage', ({ key }) => {
    if (isDarkModeKey(key)) applyStored();
  });
  onReturn(applyStored);
};
