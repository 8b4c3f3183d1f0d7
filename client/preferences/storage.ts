type Area = 'localStorage' | 'sessionStorage';

/** The stored value, or `null`. Blocked storage reads as empty. */
export const readStored = (key: string, area: Area = 'localStorage'): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value; `null` removes the key. Storage that is blocked or full forgets, and nothing breaks. */
export const writeStored = (key: string, value: string | null, area: Area = 'localStorage'): void => {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // The choice still holds for this page.
  }
};
