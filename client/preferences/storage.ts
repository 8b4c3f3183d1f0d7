type Area = 'localStorage' | 'sessionStorage';

/** Storage that is blocked reads as empty, and storage that is blocked or full forgets: nothing breaks. */
export const readStored = (key: string, area: Area = 'localStorage'): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
};

/** `null` removes the key. */
export const writeStored = (key: string, value: string | null, area: Area = 'localStorage'): void => {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // The choice holds for this page.
  }
};
