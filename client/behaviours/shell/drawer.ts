import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { closestTo, onReturn } from '#client/events/events.ts';

const BACKGROUND = '.skip-link, .top-bar, .main, .site-footer';
/** Only while it covers the page: on wide screens the panel is a part of it. */
const DIALOG = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Navigation' };

/** The navigation as a slide-over panel; on wide screens it cannot be opened and nothing happens here. */
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
  const onOpen = () => {
    setModal(true);
    // While it was closed it had no scroll position. What a reader did with it before this ran stays.
    if (panel.scrollTop === 0) {
      panel.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('.close-button')?.focus();
  };
  panel.addEventListener('beforetoggle', ({ newState }) => {
    // Before it closes: the browser then can give focus back to the button.
    if (newState === 'closed') setModal(false);
  });
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') onOpen();
  });
  panel.addEventListener('click', (event) => {
    if (!closestTo(event, 'a')) return;
    // The second half of a double tap on the button: nobody chose the link that has come to lie under it.
    if (event.detail > 1) event.preventDefault();
    else close();
  });
  addEventListener('hashchange', close);
  onReturn(close);
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
  // A reader may have opened it before this ran.
  if (isOpen()) onOpen();
};
