import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { pastedQuery } from '#client/contracts/pasted-query.ts';
import { isForInputMethod, isSearchShortcut } from '#client/events.ts';
import { loadStyles } from '#client/load-styles.ts';
import { reloadStalePage } from '#client/reload-stale-page.ts';
import { tabFromView } from '#client/tab-from-view.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import type { DialogFrame } from './search-body.tsx';

/** Loads React and the search. Without its styles, it is legible, too. */
const loadSearch = async () => {
  const [{ showSearch }] = await Promise.all([
    import('./show-search.tsx'),
    loadStyles('search-dialog').catch(() => {}),
  ]);
  return showSearch;
};

/**
 * Makes the dialog work that `openSearch` opens: its keys, its buttons, long texts that are pasted, and the search below its field.
 * Until that is there, or if it cannot load, Enter leads to the search page. A page whose release is gone reloads if the field is
 * empty. When the dialog closes, the field of the top bar gets its text.
 */
export const startSearchDialog = (): void => {
  const field = document.querySelector<HTMLInputElement>(`#${FRAME_IDS.searchInput}`);
  const dialog = document.querySelector<HTMLDialogElement>(`.${MARKUP.searchDialog}`);
  const input = dialog?.querySelector('input');
  const form = input?.form;
  if (!field || !dialog || !form) return;
  let isShown = false;

  const finish = () => {
    if (!isShown) return;
    isShown = false;
    field.value = input.value;
    clearIfNextKeyIsEscape(field);
    const { activeElement, body } = document;
    if (activeElement === body || dialog.contains(activeElement)) tabFromView();
    frame.onClosed();
  };
  const close = () => {
    dialog.close();
    finish();
  };
  const frame: DialogFrame = { dialog, form, input, field, close, onClosed: () => {} };
  const fill = async () => {
    if (isShown) return;
    isShown = true;
    try {
      const showSearch = await loadSearch();
      if (dialog.open) showSearch(frame);
    } catch (error) {
      console.error('The search could not start.', error);
      void reloadStalePage();
    }
  };
  const change = (text: string) => {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.focus();
  };
  const prepare = () => void loadSearch().catch(() => {});

  input.addEventListener('focus', fill);
  dialog.addEventListener('keydown', (event) => {
    if (isForInputMethod(event)) return;
    if (event.key === 'Tab') keepFocusInside(event, dialog);
    const isShortcut = isSearchShortcut(event);
    if (event.key !== 'Escape' && !isShortcut) return;
    event.preventDefault();
    if (isShortcut) input.select();
    else close();
  });
  dialog.addEventListener('mousedown', (event) => {
    if (event.target !== dialog) return;
    // A press moves the focus after the dialog gave it back.
    event.preventDefault();
    close();
  });
  // The browser itself may close the dialog, as the back gesture does. It reports this late, maybe only after the next opening.
  dialog.addEventListener('close', () => {
    if (!dialog.open) finish();
  });
  dialog.querySelector('.search-close')?.addEventListener('click', close);
  dialog.querySelector('.search-clear')?.addEventListener('click', () => change(''));
  // The browser would keep the beginning of a long message, which says least.
  input.addEventListener('paste', (event) => {
    const { value, selectionStart, selectionEnd } = input;
    const pasted = event.clipboardData?.getData('text') ?? '';
    const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
    if (text.length <= SEARCH_INPUT_CHARACTERS) return;
    event.preventDefault();
    change(pastedQuery(text));
  });
  field.addEventListener('focus', prepare, { once: true });
  for (const opener of [field.form, document.querySelector(`.${MARKUP.searchLink}`)])
    opener?.addEventListener('pointerenter', prepare, { once: true });
  // The reader may have opened the dialog before this ran.
  if (dialog.open) void fill();
};

/** The first stop and the last are among these. Samples are stops, too, but a link always follows them. */
const STOPS = 'a[href]:not([tabindex="-1"]), button, input, select, .search-panel[tabindex]';

/**
 * Moves the focus from the last stop to the first, and back (requirements, section 5). The browser does the other steps. A panel that
 * scrolls and holds no stop is one, so that keys can scroll it (WCAG 2.1.1).
 */
const keepFocusInside = (event: KeyboardEvent, dialog: HTMLElement): void => {
  const panel = dialog.querySelector<HTMLElement>('.search-panel');
  if (panel && panel.scrollHeight > panel.clientHeight && !panel.querySelector(STOPS)) panel.tabIndex = 0;
  else panel?.removeAttribute('tabindex');
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};

/** Clears the field if the next key is Escape, wherever the focus is (requirements, section 4). */
const clearIfNextKeyIsEscape = (field: HTMLInputElement): void => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isForInputMethod(event)) field.value = '';
  };
  // The key that closes the dialog has passed here.
  document.addEventListener('keydown', onKeyDown, { once: true, capture: true });
};
