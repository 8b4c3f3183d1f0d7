import { MARKUP } from './contracts/markup.ts';

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
