import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { onClick, opensElsewhere } from '#client/events.ts';

const SEARCH_FIELD = `#${FRAME_IDS.searchInput}`;

/**
 * Opens the search dialog of the page with the text of its field. Nothing loads for this, and it happens within the event that
 * asks for it, so the next key is typed into the dialog. `focused` gets the focus back. `isReplaced` lets the next key replace the
 * text.
 */
export const openSearch = (focused: Element | null, isReplaced = false): void => {
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  const dialog = document.querySelector<HTMLDialogElement>(`.${MARKUP.searchDialog}`);
  const input = dialog?.querySelector('input');
  if (!field || !input || document.querySelector('dialog[open]')) return;
  const { value, selectionStart, selectionEnd } = field;
  // The dialog gives the focus back to the element that has it now.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  input.value = value;
  dialog?.showModal();
  input.focus();
  if (isReplaced) input.select();
  else input.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * Opens the dialog when a reader presses the field of the top bar, or the link that a narrow window has instead, or types into the
 * field. Focus alone does not open it, because readers pass the field with Tab.
 */
export const startSearch = (): void => {
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  if (!field) return;
  const open = () => openSearch(field);
  field.addEventListener('click', open);
  // Text that is composed counts once it is whole.
  field.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) open();
  });
  field.addEventListener('compositionend', open);
  onClick<HTMLAnchorElement>(`.${MARKUP.searchLink}`, (link, event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    openSearch(link);
  });
  // A reader may have typed before this ran.
  if (document.activeElement === field && field.value !== field.defaultValue) open();
};
