import { readStored, writeStored } from './storage.ts';

const KEY = 'single-key-shortcuts';

/** Readers can turn off single-character shortcuts (WCAG 2.1.4). */
export const singleKeysAreOn = (): boolean => readStored(KEY) !== 'off';

export const storeSingleKeys = (on: boolean): void => writeStored(KEY, on ? null : 'off');
