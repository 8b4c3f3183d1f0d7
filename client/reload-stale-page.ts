import { TEXT_FIELD } from './events.ts';
import { readStored, writeStored } from './storage.ts';

const holdsText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELD)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** `true` for the first call in a session. Always `false` if storage fails, so the page never reloads in a loop. */
const firstInSession = (): boolean => {
  const key = 'reloaded';
  if (readStored(key, 'sessionStorage')) return false;
  writeStored(key, '1', 'sessionStorage');
  return readStored(key, 'sessionStorage') !== null;
};

/** `true` if the server no longer has this script. A server that cannot be reached may still have it. */
const isGone = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Reloads a page after a script failed to load, if the page's release is gone: at most once per session, and never while a
 * field contains changed text. Until then, and otherwise, the page works without the script.
 */
export const reloadStalePage = async (): Promise<void> => {
  if ((await isGone()) && !holdsText() && firstInSession()) location.reload();
};
