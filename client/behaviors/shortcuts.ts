import { SINGLE_KEYS } from '#client/contracts/derived-values.ts';
import { FRAME_IDS } from '#client/contracts/markup.ts';
import type { SearchField } from '#client/contracts/shortcuts.ts';
import { isSearchShortcut, isTyped, onKey } from '#client/events.ts';
import { singleKeysAreOn } from '#client/storage.ts';

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
    if (selector === SEARCH_FIELD) {
      Object.assign(element, { cameFrom: document.activeElement } satisfies Partial<SearchField>);
      element.focus();
    }
    // The field also opens the search in a window without room for it. The link beside it would leave the page if the chunk that
    // opens the search has not loaded.
    element.click();
  });
};
