import { SINGLE_KEYS } from '#client/contracts/derived-values.ts';
import { FRAME_IDS } from '#client/contracts/markup.ts';
import { isSearchShortcut, isTyped, onKey } from '#client/events.ts';
import { singleKeysAreOn } from '#client/storage.ts';
import { openSearch } from './open-search.ts';

const SEARCH_FIELD = `#${FRAME_IDS.searchInput}`;

const selectorFor = (event: KeyboardEvent): string | undefined => {
  if (event.ctrlKey || event.metaKey) return isSearchShortcut(event) ? SEARCH_FIELD : undefined;
  return event.altKey || isTyped(event) || !singleKeysAreOn()
    ? undefined
    : SINGLE_KEYS.find(([key]) => key === event.key)?.[1];
};

/** Handles keyboard shortcuts (requirements, section 5). Single keys work only if focus is not in a text field. */
export const startShortcuts = (): void => {
  onKey((event) => {
    const selector = selectorFor(event);
    const element = selector && document.querySelector<HTMLElement>(selector);
    if (!element || element.closest('[inert]') || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (selector === SEARCH_FIELD) openSearch(document.activeElement, true);
    else element.click();
  });
};
