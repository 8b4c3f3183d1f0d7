import { html } from './choices.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'isDarkMode';

export const systemDarkMode = () => matchMedia('(prefers-color-scheme: dark)');

/** Without a stored choice the system decides. */
export const isDarkMode = (): boolean => {
  const stored = readStored(KEY);
  return stored === null ? systemDarkMode().matches : stored === 'true';
};

/** Specification, section 4: the key is removed when the choice equals the system preference. */
export const storeDarkMode = (dark: boolean): void => {
  writeStored(KEY, dark === systemDarkMode().matches ? null : String(dark));
};

export const showDarkMode = (dark: boolean): void => {
  html.classList.toggle('dark', dark);
};

/** Whether an event of another browser tab concerns the theme; `null` is the key when all was cleared. */
export const isDarkModeKey = (key: string | null) => key === KEY || key === null;
