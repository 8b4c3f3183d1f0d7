import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo } from '#client/events/delegated-events.ts';
import { onReturn } from '#client/events/moments.ts';

const BACKGROUND = `.${MARKUP.skipLink}, .${MARKUP.topBar}, .${MARKUP.main}, .${MARKUP.siteFooter}`;
/** The panel has these only while it covers the page: on wide screens it is a part of the page. */
const DIALOG = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Navigation' };

/** Treats the open navigation as a modal panel. On wide screens it cannot be opened, and nothing happens here. */
export const startDrawer = (): void => {
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
  // The style sheet decides at which width the panel becomes a part of the page. Only the drawer is fixed.
  const closeInPage = () => {
    if (getComputedStyle(panel).position !== 'fixed') close();
  };
  const onOpen = () => {
    setModal(true);
    // A closed panel has no scroll position. What a reader did with it before this ran stays.
    if (panel.scrollTop === 0) {
      panel.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    if (!panel.contains(document.activeElement)) {
      panel.querySelector<HTMLElement>(`.${MARKUP.closeButton}`)?.focus();
    }
  };
  panel.addEventListener('beforetoggle', ({ newState }) => {
    // The background is free before the panel closes, so that the browser can give focus back to the button.
    if (newState === 'closed') setModal(false);
  });
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') onOpen();
  });
  panel.addEventListener('click', (event) => {
    if (!closestTo(event, 'a')) return;
    // The second half of a double tap on the button falls on a link that nobody chose.
    if (event.detail > 1) event.preventDefault();
    else close();
  });
  addEventListener('hashchange', close);
  addEventListener('resize', closeInPage);
  onReturn(close);
  // A reader may have opened the panel before this ran.
  if (isOpen()) onOpen();
};
