import type { KeyboardEvent } from 'react';

/** The first stop and the last are among these. Samples are stops, too, but a button always follows them. */
const STOPS = 'a[href]:not([tabindex="-1"]), button, input, select, .search-panel[tabindex]';

/** Makes a panel a stop if it scrolls and holds no stop, so that keys can scroll it (WCAG 2.1.1). */
export const keepInReach = (panel: HTMLElement): void => {
  if (panel.scrollHeight > panel.clientHeight && !panel.querySelector(STOPS)) panel.tabIndex = 0;
  else panel.removeAttribute('tabindex');
};

/** Moves the focus from the last stop to the first, and back (specification, section 5). The browser does the other steps. */
export const keepFocusInside = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};
