import { isPrerendered, onActivation } from './prerendering.ts';

/** The element that an event happened in, from its target upwards. The selector says which kind of element that is. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** One listener on the document for every element that matches, now and later. */
export const onClick = <Clicked extends HTMLElement>(
  selector: string,
  handle: (target: Clicked, event: MouseEvent) => void,
): void => {
  document.addEventListener('click', (event) => {
    const target = closestTo<Clicked>(event, selector);
    if (target) handle(target, event);
  });
};

/** When the browser has nothing better to do; soon after in browsers that cannot say. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

const SETTLED_MS = 2500;

/** At the reader's first sign of life, or a while after the page began: its first moments are its own. */
export const whenSettled = (work: () => void): void => {
  const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'];
  const begin = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, begin, true);
    whenIdle(work);
  };
  const timer = setTimeout(begin, SETTLED_MS);
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
};

/** At once, or when a page that was only prerendered is shown. */
export const whenShown = (work: () => void): void => {
  if (isPrerendered()) onActivation(work);
  else work();
};

/** The page as the back button brings it back, or as it was prerendered: it slept while preferences were changed. */
export const onReturn = (work: () => void): void => {
  onActivation(work);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
};
