import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { MARKUP } from '#client/contracts/markup.ts';
import { SHORTCUTS } from '#client/contracts/shortcuts.ts';
import { loadStyles } from '#client/load-styles.ts';
import { singleKeysAreOn, storeSingleKeys } from '#client/storage.ts';
import { tabFromView } from '#client/tab-from-view.ts';

/** A button and a native dialog that lists the shortcuts. The dialog has content only while it is open. */
const KeyboardHelp = () => {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  /** `true` if there is nothing that the browser can give the focus back to. */
  const hadNoFocus = useRef(false);
  const title = useId();
  useEffect(() => {
    loadStyles('keyboard-help').catch(() => {}); // it is tried again when the dialog opens
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const show = () => {
      hadNoFocus.current = document.activeElement === document.body;
      dialog.current?.showModal();
      // The browser would otherwise focus the checkbox.
      dialog.current?.querySelector('h2')?.focus();
    };
    // The dialog is legible without its styles, too.
    loadStyles('keyboard-help').then(show, show);
  }, [isOpen]);
  const close = () => dialog.current?.close();
  const onClose = () => {
    setOpen(false);
    if (hadNoFocus.current) tabFromView();
  };
  const closeFromOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  return (
    <>
      <button className={MARKUP.keyboardHelp} type="button" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog with Escape. */}
      <dialog
        className="dialog"
        ref={dialog}
        aria-labelledby={title}
        onClick={closeFromOutside}
        onClose={onClose}
      >
        {isOpen && (
          <div className="dialog-content">
            <h2 id={title} tabIndex={-1}>
              Keyboard shortcuts
            </h2>
            <dl className="shortcuts">
              {SHORTCUTS.map(({ key, onMac, text }) => (
                <div key={text}>
                  <dt>
                    <kbd>{key}</kbd>
                    {onMac && (
                      <>
                        {' or '}
                        <kbd>{onMac}</kbd>
                      </>
                    )}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <label className="single-keys">
              <input
                type="checkbox"
                defaultChecked={singleKeysAreOn()}
                onChange={({ target }) => storeSingleKeys(target.checked)}
              />
              Single-key shortcuts
            </label>
            <button className="button" type="button" onClick={close}>
              Close
            </button>
          </div>
        )}
      </dialog>
    </>
  );
};

export default KeyboardHelp;
