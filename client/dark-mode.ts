import { html } from './choices.ts';
import { MARKUP } from './contracts/markup.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'isDarkMode';

export const systemDarkMode = () => matchMedia('(prefers-color-scheme: dark)');

/** The system preference, unless the reader chose the opposite. Any other stored value is not a choice. */
export const isDarkMode = (): boolean => {
  const system = systemDarkMode().matches;
  return readStored(KEY) === `${!system}` ? !system : system;
};

/** Stores the reader's choice, or removes it if it equals the system preference (requirements, section 4). */
export const storeDarkMode = (dark: boolean): void => {
  writeStored(KEY, dark === systemDarkMode().matches ? null : `${dark}`);
};

export const showDarkMode = (dark: boolean): void => {
  html.classList.toggle(MARKUP.dark, dark);
};

/** `true` if the key of a storage event concerns the theme. The key is `null` if another browser tab cleared the storage. */
export const isDarkModeKey = (key: string | null) => (key ?? KEY) === KEY;
