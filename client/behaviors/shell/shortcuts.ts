import type { AskedField } from '#client/contracts/asked-field.ts';
import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { SINGLE_KEYS } from '#client/contracts/single-keys.ts';
import { isSearchShortcut, isTyped } from '#client/events/keys.ts';
import { singleKeysAreOn } from '#client/preferences/single-keys.ts';

const SEARCH_FIELD = `#${FRAME_IDS.searchInput}`;

const selectorFor = (event: KeyboardEvent): string | undefined => {
  if (event.ctrlKey || event.metaKey) return isSearchShortcut(event) ? SEARCH_FIELD : undefined;
  return event.altKey || isTyped(event) || !singleKeysAreOn() ? undefined : SINGLE_KEYS[event.key];
};

/** Handles keyboard shortcuts (specification, section 5). Single keys work only if focus is not in a text field. */
export const startShortcuts = (): void => {
  document.addEventListener('keydown', (event) => {
    const selector = selectorFor(event);
    const element = selector && document.querySelector<HTMLElement>(selector);
    if (!element || element.closest('[inert]') || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (selector === SEARCH_FIELD) {
      Object.assign(element, { cameFrom: document.activeElement } satisfies Partial<AskedField>);
      element.focus();
    }
    // The field also opens the search in a window without room for it. The link beside it would leave the page if the chunk that
    // opens the search has not loaded.
    element.click();
  });
};
