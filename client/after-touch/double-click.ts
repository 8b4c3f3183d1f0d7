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
