import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { closestTo } from '#client/events/events.ts';
import { singleKeysAreOn } from '#client/preferences/single-keys.ts';

const SEARCH = `#${FRAME_IDS.searchInput}`;
/** What each key goes to. A field is focused, everything else is pressed. The help lists them. */
const SINGLE_KEYS: Record<string, string> = {
  '/': SEARCH,
  '?': '.keyboard-help',
  p: 'a.previous',
  n: 'a.next',
};
const TEXT_FIELD = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

const selectorFor = (event: KeyboardEvent): string | undefined => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey) return key === 'k' ? SEARCH : undefined;
  return altKey || closestTo(event, TEXT_FIELD) || !singleKeysAreOn() ? undefined : SINGLE_KEYS[key];
};

/** Specification, section 5: search opens with Ctrl+K or Cmd+K, or with '/' when focus is not in a text field. */
export const startShortcuts = (): void => {
  document.addEventListener('keydown', (event) => {
    const selector = selectorFor(event);
    const element = selector && document.querySelector<HTMLElement>(selector);
    if (!element || element.closest('[inert]') || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (selector !== SEARCH) return element.click();
    element.focus();
    // Where the field has no room, a link leads to the search page.
    if (document.activeElement !== element) document.querySelector<HTMLElement>('.search-link')?.click();
  });
};
