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

/** Reads a stored list. Leaves out what something else wrote. */
export const readStoredList = <Entry>(key: string, isEntry: (entry: unknown) => entry is Entry): Entry[] => {
  try {
    const entries: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
};

const SINGLE_KEYS_SETTING = 'single-key-shortcuts';

/** Readers can turn off single-character shortcuts (WCAG 2.1.4). */
export const singleKeysAreOn = (): boolean => readStored(SINGLE_KEYS_SETTING) !== 'off';

export const storeSingleKeys = (on: boolean): void => writeStored(SINGLE_KEYS_SETTING, on ? null : 'off');

/** The key of unsent feedback. It stands here because the code of the outbox loads only if there is some. */
export const OUTBOX_KEY = 'feedback-outbox';
