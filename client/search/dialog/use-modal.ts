import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isForInputMethod, isSearchShortcut } from '#client/events/keys.ts';
import { tabFromView } from '#client/events/tab-from-view.ts';
import { keepFocusInside } from './keep-focus-inside.ts';

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
