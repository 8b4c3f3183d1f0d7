import type { KeyboardEvent } from 'react';

/** The first stop and the last are among these. Samples are stops, too, but a button always follows them. */
const STOPS = 'a[href]:not([tabindex="-1"]), button, input, select';

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
