import { readStored, writeStored } from './storage.ts';

const KEY = 'single-key-shortcuts';

/** WCAG 2.1.4: readers can turn off shortcuts of a single character. */
export const singleKeysAreOn = (): boolean => readStored(KEY) !== 'off';

export const storeSingleKeys = (on: boolean): void => writeStored(KEY, on ? null : 'off');
