const KEY = 'reloaded';

const holdsText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

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

/** For a page whose release is gone: at most once in a session, and never while a field holds text. */
export function reloadStalePage(): void {
  if (!holdsText() && firstInSession()) location.reload();
}
