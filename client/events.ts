import { MARKUP, SYMBOL_LINKS } from './contracts/markup.ts';

/** Finds the closest matching element, from the event's target upward. The caller must pick a selector that fits `Found`. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** `true` if a click on a link opens another tab or window, or downloads. */
export const opensElsewhere = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

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

/** The selector of fields that take text. */
export const TEXT_FIELD = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]';

/**
 * `true` if the key belongs to an input method. Safari reports the Enter that ends a composition after its end, so only the key code
 * 229, which every browser reports for such keys, tells.
 */
export const isForInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;

/** Handles the keys of the document that do not belong to an input method. */
export const onKey = (handle: (event: KeyboardEvent) => void): void =>
  document.addEventListener('keydown', (event) => {
    if (!isForInputMethod(event)) handle(event);
  });

/** `true` if the key belongs to the field that it is typed into. In a list of options, letters choose one, and other keys mean nothing. */
export const isTyped = (event: KeyboardEvent): boolean =>
  Boolean(closestTo(event, /^\w$/.test(event.key) ? `select, ${TEXT_FIELD}` : TEXT_FIELD));

/**
 * `true` for Ctrl+K and Cmd+K (requirements, section 5). With Caps Lock, the key is `K`. With Shift, it belongs to the browser.
 * On a Mac, Ctrl+K in a text field belongs to the system, which deletes the rest of the line.
 */
export const isSearchShortcut = (event: KeyboardEvent): boolean => {
  const { ctrlKey, metaKey, shiftKey, key } = event;
  if (shiftKey || !/^k$/i.test(key)) return false;
  return metaKey || (ctrlKey && !(document.documentElement.matches(`.${MARKUP.mac}`) && isTyped(event)));
};

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

/** Runs `work` when the browser is idle, but within 2 s, or after 200 ms in browsers without idle callbacks. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

/** Runs `work` at the reader's first action, or after 2.5 s, so that it does not compete with the page's load. */
export const whenSettled = (work: () => void): void => {
  const begin = () => {
    clearTimeout(timer);
    for (const type of FIRST_ACTIONS) removeEventListener(type, begin, true);
    whenIdle(work);
  };
  const timer = setTimeout(begin, 2500);
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
