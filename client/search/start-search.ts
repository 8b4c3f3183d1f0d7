import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import type { SearchField } from '#client/contracts/shortcuts.ts';
import { onClick, onKey, opensElsewhere } from '#client/events.ts';
import { loadStyles } from '#client/load-styles.ts';
import { reloadStalePage } from '#client/reload-stale-page.ts';
import { createFrame } from './dialog-frame.ts';

/** A connection may accept a request and never answer it. Without its styles, the dialog is legible, too. */
const STYLES_DEADLINE_MS = 1000;
const SCRIPT_DEADLINE_MS = 10_000;

const within = <Loaded>(milliseconds: number, loading: Promise<Loaded>): Promise<Loaded> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms.`)), milliseconds);
    }),
  ]);

const loadSheet = () => within(STYLES_DEADLINE_MS, loadStyles('search-dialog')).catch(() => {});

let script: Promise<typeof import('./show-search.tsx')> | undefined;

/** Loads React and the search. The next call after a failure tries again. */
const loadScript = () => {
  script ??= within(SCRIPT_DEADLINE_MS, import('./show-search.tsx')).catch((error) => {
    script = undefined;
    throw error;
  });
  return script;
};

/** The element, if it can have the focus again. */
const elementOf = (focused: Element | null): HTMLElement | null =>
  focused instanceof HTMLElement && focused !== document.body ? focused : null;

/**
 * Opens the dialog when a reader clicks the field of the top bar, types into it, or uses a shortcut. Focus alone does not
 * open it, because readers pass the field with Tab. The dialog is open as soon as it has its styles, and what it shows
 * follows. If that cannot load, its form leads to the search page, and a page whose release is gone reloads if the field is
 * empty. `touch` is the event that loaded this.
 */
export const startSearch = (touch?: Event): void => {
  const field = document.querySelector<SearchField>(`#${FRAME_IDS.searchInput}`);
  const dialog = document.querySelector<HTMLDialogElement>(`.${MARKUP.searchDialog}`);
  if (!field || !dialog) return;
  const { frame, open: openFrame } = createFrame(dialog, field);
  const { form, input } = frame;
  let isOpening = false;
  let isWanted = false;
  /** `true` while Enter waits for what follows its key. */
  let isFilling = false;
  /** The text for which Enter was pressed meanwhile. */
  let entered: string | undefined;
  /** The end of the last composition, which may still go on. */
  let composed: Promise<unknown> | undefined;

  const fill = async () => {
    isFilling = true;
    entered = undefined;
    try {
      const { showSearch } = await loadScript();
      if (dialog.open) showSearch({ frame, field, isEntered: entered === input.value });
    } catch (error) {
      console.error('The search could not start.', error);
      if (entered === input.value) form.submit();
      else void reloadStalePage();
    }
    isFilling = false;
  };
  const open = async (returnTo: HTMLElement | null) => {
    isWanted = true;
    if (isOpening) return;
    isOpening = true;
    await loadSheet();
    await composed;
    isOpening = false;
    if (!isWanted || document.querySelector('dialog[open]')) return;
    openFrame(returnTo);
    await fill();
  };
  /** Opens the dialog after a press or a shortcut. In a window without room for the field, it is a link. */
  const openFrom = (pressed: HTMLElement) => {
    const { cameFrom } = field;
    delete field.cameFrom;
    void open(cameFrom === undefined ? pressed : elementOf(cameFrom));
  };
  /** The dialog waits for its styles alone, so the script does not compete with them. */
  const prepare = () =>
    void loadSheet()
      .then(loadScript)
      .catch(() => {});

  form.addEventListener('submit', (event) => {
    if (!isFilling) return;
    event.preventDefault();
    entered = input.value;
  });
  field.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
  });
  onKey(({ key }) => {
    if (key === 'Escape') isWanted = false;
  });
  field.addEventListener('focus', prepare);
  field.addEventListener('input', () => void open(field));
  field.addEventListener('click', () => {
    // After a shortcut, the next key replaces the previous query.
    if (field.cameFrom !== undefined) field.select();
    openFrom(field);
  });
  onClick<HTMLAnchorElement>(`.${MARKUP.searchLink}`, (link, event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    openFrom(link);
  });
  for (const opener of [field.form, document.querySelector(`.${MARKUP.searchLink}`)])
    opener?.addEventListener('pointerenter', prepare, { once: true });
  // The reader may have used the field before this ran. A focus from the Tab key alone does not open the dialog.
  const wasUsed = field.value !== field.defaultValue || touch instanceof PointerEvent;
  if (field.cameFrom !== undefined || (document.activeElement === field && wasUsed)) openFrom(field);
  // The first key of a shortcut.
  else if (touch instanceof KeyboardEvent && /^(?:Control|Meta)$/.test(touch.key)) void loadSheet();
};
