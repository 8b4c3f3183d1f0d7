import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { closestTo } from '#client/events.ts';
import { onReturn } from '#client/page-moments.ts';

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
