/** Finds the closest matching element, from the event's target upward. The caller must pick a selector that fits `Found`. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** `true` if a click on a link opens another tab or window, or downloads. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: Partial<MouseEvent>): boolean =>
  Boolean(ctrlKey || metaKey || shiftKey || altKey);

/** Handles clicks on every matching element, even one added later, with one listener on the document. */
export const onClick = <Clicked extends HTMLElement>(
  selector: string,
  handle: (target: Clicked, event: MouseEvent) => void,
): void => {
  document.addEventListener('click', (event) => {
    const target = closestTo<Clicked>(event, selector);
    if (target) handle(target, event);
  });
};
