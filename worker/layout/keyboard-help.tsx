import { MARKUP } from '#client/contracts/markup.ts';
import { SHORTCUTS } from '#client/contracts/shortcuts.ts';

const TITLE_ID = 'dialog:shortcuts';

/** A button and the native dialog that it opens with a script, which lists the shortcuts. */
export const KeyboardHelp = () => (
  <>
    <button className={MARKUP.keyboardHelp} type="button">
      Keyboard shortcuts
    </button>
    <dialog className={MARKUP.dialog} aria-labelledby={TITLE_ID}>
      <form className="dialog-content" method="dialog">
        {/* The browser would otherwise focus the checkbox. */}
        <h2 id={TITLE_ID} tabIndex={-1}>
          Keyboard shortcuts
        </h2>
        <dl className="shortcuts">
          {SHORTCUTS.map(({ key, onMac, text }) => (
            <div key={text}>
              <dt>
                <kbd>{key}</kbd>
                {onMac && ' or '}
                {onMac && <kbd>{onMac}</kbd>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label className="single-keys">
          <input type="checkbox" autoComplete="off" defaultChecked />
          Single-key shortcuts
        </label>
        <button className="button" type="submit">
          Close
        </button>
      </form>
    </dialog>
  </>
);
