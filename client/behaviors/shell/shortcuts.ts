import type { AskedField } from '#client/contracts/asked-field.ts';
import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { SINGLE_KEYS } from '#client/contracts/single-keys.ts';
import { closestTo } from '#client/events/delegated-events.ts';
import { singleKeysAreOn } from '#client/preferences/single-keys.ts';

const SEARCH_FIELD = `#${FRAME_IDS.searchInput}`;
const TEXT_FIELD = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]';

/** In a list of options, letters choose one, and other keys mean nothing. */
const isTyped = (event: KeyboardEvent): boolean =>
  Boolean(closestTo(event, /\w/.test(event.key) ? `select, ${TEXT_FIELD}` : TEXT_FIELD));

const selectorFor = (event: KeyboardEvent): string | undefined => {
  const { key } = event;
  // With Caps Lock, the key is `K`. With Shift, it belongs to the browser.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && /^k$/i.test(key) ? SEARCH_FIELD : undefined;
  return event.altKey || isTyped(event) || !singleKeysAreOn() ? undefined : SINGLE_KEYS[key];
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
