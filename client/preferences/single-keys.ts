import { readStored, writeStored } from './storage.ts';

const KEY = 'single-key-shortcuts';

/** WCAG 2.1.4: shortcuts of a single character can be switched off. */
export const singleKeysAreOn = (): boolean => readStored(KEY) !== 'off';

export const storeSingleKeys = (on: boolean): void => writeStored(KEY, on ? null : 'off');
