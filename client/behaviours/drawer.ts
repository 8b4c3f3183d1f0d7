import { onReturn } from './events.ts';

const BACKGROUND = '.skip-link, .top-bar, .main, .site-footer';

/** The navigation as a slide-over panel; on wide screens it cannot be opened and nothing happens here. */
export function startDrawer(): void {
  const panel = document.getElementById('navigation');
  if (!panel) return;
  const setBackground = (inert: boolean) => {
    for (const part of document.querySelectorAll<HTMLElement>(BACKGROUND)) part.inert = inert;
  };
  const close = () => {
    if (panel.matches(':popover-open')) panel.hidePopover();
  };
  panel.addEventListener('beforetoggle', ({ newState }) => {
    // Before it closes: the browser then can give focus back to the button.
    if (newState === 'closed') setBackground(false);
  });
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    setBackground(true);
    panel.querySelector<HTMLElement>('.close-button')?.focus();
  });
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  addEventListener('hashchange', close);
  onReturn(close);
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
}
