import { MARKUP, SYMBOL_LINKS } from './contracts/markup.ts';
import { closestTo } from './events.ts';

/** Runs `work` when a reader opens a prerendered page. */
export const onActivation = (work: () => void): void =>
  document.addEventListener('prerenderingchange', work, { once: true });

/** Runs `work` immediately, or as soon as a prerendered page is shown. */
export const whenShown = (work: () => void): void => {
  const { prerendering } = document as { prerendering?: boolean }; // The DOM types do not include it.
  if (prerendering) onActivation(work);
  else work();
};

/** Runs `work` when the browser is idle, but within 2 s, or after 200 ms in browsers without idle callbacks. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
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

/** Screen readers can click without any other event. */
const TOUCH_EVENTS = ['pointerover', 'pointerdown', 'wheel', 'keydown', 'focusin', 'change', 'click'];
const HOVERED = `[${MARKUP.sectionsAttribute}], .${MARKUP.languageChoice}, ${SYMBOL_LINKS}, .${MARKUP.searchControl}, .${MARKUP.searchLink}`;

/** A pointer may rest anywhere when the page opens, so hovering counts only over certain elements. */
const isMeant = (event: Event) => event.type !== 'pointerover' || closestTo(event, HOVERED);

/** Runs `work` once, when the reader first touches the page by pointer, wheel, or key, with the hash of the address at that time. */
export const whenTouched = (work: (hash: string) => void): void => {
  const begin = (event: Event) => {
    if (!isMeant(event)) return;
    for (const type of TOUCH_EVENTS) removeEventListener(type, begin, true);
    work(location.hash);
  };
  for (const type of TOUCH_EVENTS) addEventListener(type, begin, true);
};
