import { readStored, writeStored } from '#client/preferences/storage.ts';

const KEY = 'reloaded';

const holdsText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** `true` for the first call in a session. Always `false` if storage fails, so the page never reloads in a loop. */
const firstInSession = (): boolean => {
  if (readStored(KEY, 'sessionStorage')) return false;
  writeStored(KEY, '1', 'sessionStorage');
  return readStored(KEY, 'sessionStorage') !== null;
};

/** Reloads a page whose release is gone, at most once per session and never while a field contains changed text. */
export const reloadStalePage = (): void => {
  if (!holdsText() && firstInSession()) location.reload();
};
