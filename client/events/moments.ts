const IDLE_TIMEOUT_MS = 2000;
const IDLE_FALLBACK_MS = 200;
const SETTLED_MS = 2500;
/** Moves and scrolls do not count: browsers report a move for a resting pointer, and the navigation scrolls by itself. */
const FIRST_ACTIONS = ['pointerdown', 'wheel', 'keydown'];

const isPrerendered = (): boolean => (document as { prerendering?: boolean }).prerendering === true; // The DOM types do not include it.

/** Runs `work` when a reader opens a prerendered page. */
export const onActivation = (work: () => void): void =>
  document.addEventListener('prerenderingchange', work, { once: true });

/** Runs `work` immediately, or as soon as a prerendered page is shown. */
export const whenShown = (work: () => void): void => {
  if (isPrerendered()) onActivation(work);
  else work();
};

/** Runs `work` when the browser is idle, or after a short time in browsers without idle callbacks. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, IDLE_FALLBACK_MS);
};

/** Runs `work` at the reader's first action, or after a delay, so that it does not compete with the page's load. */
export const whenSettled = (work: () => void): void => {
  const begin = () => {
    clearTimeout(timer);
    for (const type of FIRST_ACTIONS) removeEventListener(type, begin, true);
    whenIdle(work);
  };
  const timer = setTimeout(begin, SETTLED_MS);
  for (const type of FIRST_ACTIONS) addEventListener(type, begin, { capture: true, passive: true });
};

/**
 * Runs `work` when the page returns from prerendering or through the back button. In the meantime, another page may have
 * changed preferences.
 */
export const onReturn = (work: () => void): void => {
  onActivation(work);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
};
