const IDLE_TIMEOUT_MS = 2000;
const IDLE_FALLBACK_MS = 200;
const SETTLED_MS = 2500;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

const isPrerendered = (): boolean => (document as { prerendering?: boolean }).prerendering === true; // Not in the DOM types.

/** Runs when a reader opens a page that the browser had prerendered. */
export const onActivation = (work: () => void): void =>
  document.addEventListener('prerenderingchange', work, { once: true });

/** Runs at once, or when a page that is still prerendered is shown. */
export const whenShown = (work: () => void): void => {
  if (isPrerendered()) onActivation(work);
  else work();
};

/** Runs when the browser is idle, or soon in browsers that cannot tell. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, IDLE_FALLBACK_MS);
};

/** Runs at the reader's first sign of life, or a while after the page began, so that it never competes with the page's load. */
export const whenSettled = (work: () => void): void => {
  const begin = () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, true);
    whenIdle(work);
  };
  const timer = setTimeout(begin, SETTLED_MS);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { capture: true, passive: true });
};

/**
 * Runs when the page comes back: by the back button, or from prerendering. Preferences may have changed in another page
 * in the meantime.
 */
export const onReturn = (work: () => void): void => {
  onActivation(work);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
};
