const KEY = 'reloaded';

const holdsText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Whether the scripts of this page's release are gone: an address that names its content is never gone otherwise. */
async function isStale(): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}

/** `false` where that cannot be remembered: rather no reload than one after another. */
function firstInSession(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/** Loads a page anew whose release is gone: at most once in a session, and never while a field holds text. */
export async function reloadStalePage(): Promise<void> {
  if ((await isStale()) && !holdsText() && firstInSession()) location.reload();
}
