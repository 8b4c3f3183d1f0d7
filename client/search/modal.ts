import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isForInputMethod, isSearchShortcut } from '#client/events.ts';
import { tabFromView } from '#client/tab-from-view.ts';

interface ModalOptions {
  /** The field of the page whose caret moves into the dialog's own. */
  field: HTMLInputElement;
  /** The element that gets the focus back. */
  returnTo: HTMLElement | null;
  /** The field of the dialog. */
  input: RefObject<HTMLInputElement | null>;
}

/** Shows a native dialog from the first render until it is closed, and keeps the focus and the keys of a search in it. */
export const useModal = ({ field, returnTo, input }: ModalOptions) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { selectionStart, selectionEnd } = field;
    // The dialog gives the focus back to the element that has it now.
    if (returnTo) returnTo.focus({ preventScroll: true });
    else field.blur();
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.setSelectionRange(selectionStart, selectionEnd);
    const opened = dialog.current;
    // A dialog that is removed while it is open does not give the focus back.
    return () => opened?.close();
  }, [field, returnTo, input]);

  const close = () => {
    dialog.current?.close();
    if (!returnTo) tabFromView();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { key, nativeEvent } = event;
    if (isForInputMethod(nativeEvent)) return;
    if (key === 'Tab') keepFocusInside(event);
    const isShortcut = isSearchShortcut(nativeEvent);
    if (key !== 'Escape' && !isShortcut) return;
    // Browsers would clear the field first, or search the web.
    event.preventDefault();
    if (isShortcut) input.current?.select();
    else close();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // A press moves the focus after the dialog gave it back.
    event.preventDefault();
    close();
  };
  return { close, dialogProps: { ref: dialog, onKeyDown, onMouseDown } };
};

/** The first stop and the last are among these. Samples are stops, too, but a button always follows them. */
const STOPS = 'a[href]:not([tabindex="-1"]), button, input, select, .search-panel[tabindex]';

/** Makes a panel a stop if it scrolls and holds no stop, so that keys can scroll it (WCAG 2.1.1). */
export const keepInReach = (panel: HTMLElement): void => {
  if (panel.scrollHeight > panel.clientHeight && !panel.querySelector(STOPS)) panel.tabIndex = 0;
  else panel.removeAttribute('tabindex');
};

/** Moves the focus from the last stop to the first, and back (requirements, section 5). The browser does the other steps. */
const keepFocusInside = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};

/** Clears the field if the next key is Escape, wherever the focus is (requirements, section 4). */
export const clearWithEscape = (field: HTMLInputElement): void => {
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !isForInputMethod(event)) field.value = '';
  };
  document.addEventListener('keydown', onKeyDown, { once: true });
};
