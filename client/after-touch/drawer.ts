import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { closestTo, onClick, onKey, onReturn } from '#client/events.ts';

const BACKGROUND = `.${MARKUP.skipLink}, .${MARKUP.topBar}, .${MARKUP.main}, .${MARKUP.siteFooter}`;
/** The panel has these attributes only while it covers the page. On wide screens, it is part of the page. */
const DIALOG = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Navigation' };

/**
 * Makes the open navigation a modal panel. Does nothing on wide screens, where the navigation is always visible. `hash` is
 * the hash of the address before the reader could open the panel.
 */
export const startDrawer = (hash = location.hash): void => {
  const panel = document.getElementById(FRAME_IDS.navigation);
  if (!panel) return;
  const setModal = (modal: boolean) => {
    for (const part of document.querySelectorAll<HTMLElement>(BACKGROUND)) part.inert = modal;
    for (const [name, value] of Object.entries(DIALOG)) {
      if (modal) panel.setAttribute(name, value);
      else panel.removeAttribute(name);
    }
  };
  const isOpen = () => panel.matches(':popover-open');
  const close = () => {
    if (isOpen()) panel.hidePopover();
  };
  // The style sheet sets the width at which the panel becomes a part of the page. The panel is fixed only as a drawer.
  const closeInPage = () => {
    if (getComputedStyle(panel).position !== 'fixed') close();
  };
  const onOpen = () => {
    setModal(true);
    // A closed panel has no scroll position. If the reader scrolled before this ran, the position stays.
    if (panel.scrollTop === 0) {
      panel.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    if (!panel.contains(document.activeElement)) {
      panel.querySelector<HTMLElement>(`.${MARKUP.closeButton}`)?.focus();
    }
  };
  panel.addEventListener('beforetoggle', ({ newState }) => {
    // The background becomes active before the panel closes, so that the browser can return focus to the button.
    if (newState === 'closed') setModal(false);
  });
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') onOpen();
  });
  panel.addEventListener('click', (event) => {
    if (!closestTo(event, 'a')) return;
    // The second half of a double tap on the button can hit a link that the reader did not choose.
    if (event.detail > 1) event.preventDefault();
    else close();
  });
  addEventListener('hashchange', close);
  addEventListener('resize', closeInPage);
  onReturn(close);
  // A reader may have opened the panel before this ran, and may have gone on to a section from there. The button keeps the
  // focus if the reader went to a section of the page first, and opened the panel then.
  const isAtButton = document.activeElement?.getAttribute('popovertarget') === panel.id;
  if (location.hash !== hash && !isAtButton) close();
  if (isOpen()) onOpen();
};

const LISTS = `:is(.${MARKUP.onThisPage}, .${MARKUP.dropdown})`;

const openLists = () => document.querySelectorAll<HTMLDetailsElement>(`${LISTS}[open]`);

const closeWithEscape = (event: KeyboardEvent): void => {
  for (const list of openLists()) {
    // Only the list closes, not the navigation panel around it.
    event.preventDefault();
    list.open = false;
    if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
  }
};

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Moves the focus among the entries of a list that opens over the page. The first arrow opens it. */
const moveByKey = (event: KeyboardEvent): void => {
  const list = closestTo<HTMLDetailsElement>(event, `.${MARKUP.dropdown}`);
  const key = KEYS.indexOf(event.key);
  if (!list || key < 0 || (!list.open && key > 0)) return;
  event.preventDefault();
  list.open = true;
  const entries = [...list.querySelectorAll<HTMLElement>('li :is(a, button)')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  const targets = [at + 1, Math.max(at - 1, 0), 0, entries.length - 1];
  entries[targets[key] ?? at]?.focus();
};

const closeFromOutside = ({ target }: Event): void => {
  for (const list of openLists()) {
    if (target instanceof Node && list.contains(target)) continue;
    // A list inside the text stays open, because closing it would move the element under the pointer.
    const entries = list.querySelector('ul');
    if (entries && getComputedStyle(entries).position !== 'static') list.open = false;
  }
};

/**
 * Lets keys move through lists that open, and closes an open list when the reader follows one of its links or presses Escape. If it
 * covers the text, it also closes when the reader presses or focuses something else.
 */
export const startOpenLists = (): void => {
  onClick(`${LISTS} a`, (anchor) => anchor.closest('details')?.removeAttribute('open'));
  onKey((event) => {
    if (event.key === 'Escape') closeWithEscape(event);
    else moveByKey(event);
  });
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
};

const CONTROLS = 'a, button, summary, label';

/** The control that an event hit, or the element itself. The parts of a control may change at a click. */
const controlAt = ({ target }: Event) =>
  target instanceof Element ? (target.closest(CONTROLS) ?? target) : undefined;

/**
 * Absorbs the second click of a double click if it hits another control than the first: the first one removed its control,
 * as Send and Close do, and the second would hit what is there now. A third click in a row counts again.
 */
export const startDoubleClick = (): void => {
  let pressed: Element | undefined;
  const guard = (event: MouseEvent) => {
    const control = controlAt(event);
    if (event.detail === 2 && pressed && control !== pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'mousedown') {
      pressed = control;
    }
  };
  addEventListener('mousedown', guard, true);
  addEventListener('click', guard, true);
};
