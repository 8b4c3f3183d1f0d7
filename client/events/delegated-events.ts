/** The nearest element, from the event's target upwards, that matches. The selector decides which kind of element that is. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** Handles clicks on every element that matches, now and later, with one listener on the document. */
export const onClick = <Clicked extends HTMLElement>(
  selector: string,
  handle: (target: Clicked, event: MouseEvent) => void,
): void => {
  document.addEventListener('click', (event) => {
    const target = closestTo<Clicked>(event, selector);
    if (target) handle(target, event);
  });
};
