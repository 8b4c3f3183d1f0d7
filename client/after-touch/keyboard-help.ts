import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events.ts';
import { loadStyles } from '#client/load-styles.ts';
import { singleKeysAreOn, storeSingleKeys } from '#client/storage.ts';
import { tabFromView } from '#client/tab-from-view.ts';

/** Opens the list of shortcuts, in which a reader can turn single keys off. It is legible without its styles, too. */
export const startKeyboardHelp = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>(`.${MARKUP.dialog}`);
  const setting = dialog?.querySelector('input');
  if (!dialog || !setting) return;
  /** `true` if there is nothing that the browser can give the focus back to. */
  let hadNoFocus = false;

  const open = () => {
    if (document.querySelector('dialog[open]')) return;
    hadNoFocus = document.activeElement === document.body;
    setting.checked = singleKeysAreOn();
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  };
  onClick(`.${MARKUP.keyboardHelp}`, () => loadStyles('keyboard-help').then(open, open));
  setting.addEventListener('change', () => storeSingleKeys(setting.checked));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (hadNoFocus) tabFromView();
  });
};
