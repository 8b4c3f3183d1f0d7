import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import type { SearchField } from '#client/contracts/shortcuts.ts';
import { onClick, onKey, opensElsewhere } from '#client/events.ts';
import { loadStyles } from '#client/load-styles.ts';
import { reloadStalePage } from '#client/reload-stale-page.ts';

/** A connection may accept a request and never answer it. */
const DEADLINE_MS = 10_000;

const deadline = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer in ${DEADLINE_MS} ms.`)), DEADLINE_MS);
  });

/** Resolves when a dialog that was just closed has given its text back to the field, which browsers report later. */
const lastOneEnded = async () => {
  const closing = document.querySelector('.search-dialog:not([open])');
  if (closing) await new Promise((resolve) => closing.addEventListener('close', resolve, { once: true }));
};

const load = async () => {
  const [react, { openDialog }] = await Promise.all([
    import('#client/islands/hydrate.tsx'),
    import('./open-dialog.tsx'),
    loadStyles('search-dialog'),
  ]);
  return (field: HTMLInputElement, returnTo: HTMLElement | null) => openDialog({ react, field, returnTo });
};

/** The element, if it can have the focus again. */
const elementOf = (focused: Element | null): HTMLElement | null =>
  focused instanceof HTMLElement && focused !== document.body ? focused : null;

/**
 * Opens the dialog when a reader clicks the field of the top bar, types into it, or uses a shortcut. Focus alone does not
 * open it, because readers pass the field with Tab. If the dialog cannot load in time, the field and the link lead to the search
 * page, and a page whose release is gone reloads if the field is empty. A reader who presses Escape while it loads no longer wants
 * either. `touch` is the event that loaded this.
 */
export const startSearch = (touch?: Event): void => {
  const field = document.querySelector<SearchField>(`#${FRAME_IDS.searchInput}`);
  if (!field) return;
  let isOpening = false;
  let isWanted = false;
  /** The end of the last composition, which may still go on. */
  let composed: Promise<unknown> | undefined;

  const toSearchPage = () => {
    const link = document.querySelector<HTMLAnchorElement>(`.${MARKUP.searchLink}`);
    if (link) location.assign(link.href);
  };
  const open = async (returnTo: HTMLElement | null, otherwise: () => unknown = reloadStalePage) => {
    isWanted = true;
    if (isOpening) return;
    isOpening = true;
    try {
      const openDialog = await Promise.race([load(), deadline()]);
      await composed;
      await lastOneEnded();
      if (isWanted && !document.querySelector('dialog[open]')) openDialog(field, returnTo);
    } catch (error) {
      console.error('The search dialog could not start.', error);
      if (isWanted) otherwise();
    } finally {
      isOpening = false;
    }
  };
  /** Opens the dialog after a press or a shortcut. In a window without room for the field, a link takes its place. */
  const openFrom = (pressed: HTMLElement) => {
    const { cameFrom, form } = field;
    delete field.cameFrom;
    const isHidden = form !== null && getComputedStyle(form).display === 'none';
    const otherwise = isHidden || pressed !== field ? toSearchPage : reloadStalePage;
    void open(cameFrom === undefined ? pressed : elementOf(cameFrom), otherwise);
  };
  const prepare = () => void load().catch(() => {});

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
};
