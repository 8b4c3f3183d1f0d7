import { pastedQuery } from '#client/contracts/pasted-query.ts';
import { isForInputMethod, isSearchShortcut } from '#client/events.ts';
import { tabFromView } from '#client/tab-from-view.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';

/** The native dialog that every page has. Its field takes text as soon as it is open, and its form leads to the search page. */
export interface DialogFrame {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Gives the text of the field back to the page's field, and the focus to `returnTo`. */
  close: () => void;
  /** Called once for each time that the dialog closes. */
  onClosed: () => void;
}

const part = <Found extends Element>(dialog: HTMLDialogElement, selector: string): Found => {
  const found = dialog.querySelector<Found>(selector);
  if (!found) throw new Error(`The dialog has no ${selector}.`);
  return found;
};

/** Makes the dialog work: its keys, its buttons, and long texts that are pasted. */
export const createFrame = (dialog: HTMLDialogElement, field: HTMLInputElement) => {
  const input = part<HTMLInputElement>(dialog, 'input');
  let returnTo: HTMLElement | null = null;
  let isShown = false;

  const finish = () => {
    if (!isShown) return;
    isShown = false;
    field.value = input.value;
    clearIfNextKeyIsEscape(field);
    if (!returnTo) tabFromView();
    frame.onClosed();
  };
  const close = () => {
    dialog.close();
    finish();
  };
  const change = (text: string) => {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.focus();
  };
  const frame: DialogFrame = { dialog, input, form: part(dialog, 'form'), close, onClosed: () => {} };

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
  part(dialog, '.search-close').addEventListener('click', close);
  part(dialog, '.search-clear').addEventListener('click', () => change(''));
  // The browser would keep the beginning of a long message, which says least.
  input.addEventListener('paste', (event) => {
    const { value, selectionStart, selectionEnd } = input;
    const pasted = event.clipboardData?.getData('text') ?? '';
    const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
    if (text.length <= SEARCH_INPUT_CHARACTERS) return;
    event.preventDefault();
    change(pastedQuery(text));
  });

  /** Shows the dialog with the text and the caret of the page's field, so that no key can fall between the two. */
  const open = (focused: HTMLElement | null) => {
    const { value, selectionStart, selectionEnd } = field;
    returnTo = focused;
    isShown = true;
    // The dialog gives the focus back to the element that has it now.
    if (returnTo) returnTo.focus({ preventScroll: true });
    else field.blur();
    input.value = value;
    dialog.showModal();
    input.focus();
    input.setSelectionRange(selectionStart, selectionEnd);
  };
  return { frame, open };
};

/** The first stop and the last are among these. Samples are stops, too, but a link always follows them. */
const STOPS = 'a[href]:not([tabindex="-1"]), button, input, select, .search-panel[tabindex]';

/** Makes a panel a stop if it scrolls and holds no stop, so that keys can scroll it (WCAG 2.1.1). */
export const keepInReach = (panel: HTMLElement): void => {
  if (panel.scrollHeight > panel.clientHeight && !panel.querySelector(STOPS)) panel.tabIndex = 0;
  else panel.removeAttribute('tabindex');
};

/** Moves the focus from the last stop to the first, and back (requirements, section 5). The browser does the other steps. */
const keepFocusInside = (event: KeyboardEvent, dialog: HTMLElement): void => {
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
