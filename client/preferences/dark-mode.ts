import { MARKUP } from '#client/contracts/markup.ts';
import { html } from './choices.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'isDarkMode';

export const systemDarkMode = () => matchMedia('(prefers-color-scheme: dark)');

/** `true` when the reader chose dark mode, or made no choice and the system prefers it. */
export const isDarkMode = (): boolean => {
  const stored = readStored(KEY);
  return stored === null ? systemDarkMode().matches : stored === 'true';
};

/** Specification, section 4: the key is removed when the choice equals the system preference. */
export const storeDarkMode = (dark: boolean): void => {
  writeStored(KEY, dark === systemDarkMode().matches ? null : String(dark));
};

export const showDarkMode = (dark: boolean): void => {
  html.classList.toggle(MARKUP.dark, dark);
};

/** `true` when a storage event of another browser tab concerns the theme. Its key is `null` when everything was cleared. */
export const isDarkModeKey = (key: string | null) => key === KEY || key === null;
