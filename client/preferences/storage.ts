type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored value. Returns `null` if the key is missing or storage is blocked. */
export const readStored = (key: string, area: Area = 'localStorage'): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value. `null` removes the key. Does nothing if storage is blocked or full. */
export const writeStored = (key: string, value: string | null, area: Area = 'localStorage'): void => {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // The choice still applies to this page.
  }
};
