import {
  isDarkMode,
  isDarkModeKey,
  showDarkMode,
  storeDarkMode,
  systemDarkMode,
} from '../preferences/dark-mode.ts';
import { onClick, onReturn } from './events.ts';

function apply(dark: boolean): void {
  showDarkMode(dark);
  document.querySelector('.theme-toggle')?.setAttribute('aria-pressed', `${dark}`);
}

const applyStored = () => apply(isDarkMode());

/** Shows what holds, and forgets a choice that the system has come to share. */
function applyAndTidy(): void {
  const dark = isDarkMode();
  apply(dark);
  storeDarkMode(dark);
}

/** Specification, section 4: dark mode. */
export function startTheme(): void {
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
}
