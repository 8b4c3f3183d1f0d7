import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo } from './delegated-events.ts';

const TEXT_FIELD = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]';

/** What every browser reports as the key code of a key that an input method has used. */
const USED_BY_INPUT_METHOD = 229;

/** `true` if the key belongs to an input method. Safari reports the Enter that ends a composition after its end, so only the key code tells. */
export const isForInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === USED_BY_INPUT_METHOD;

/** `true` if the key belongs to the field that it is typed into. In a list of options, letters choose one, and other keys mean nothing. */
export const isTyped = (event: KeyboardEvent): boolean =>
  Boolean(closestTo(event, /\w/.test(event.key) ? `select, ${TEXT_FIELD}` : TEXT_FIELD));

/**
 * `true` for Ctrl+K and Cmd+K (specification, section 5). With Caps Lock, the key is `K`. With Shift, it belongs to the browser.
 * On a Mac, Ctrl+K in a text field belongs to the system, which deletes the rest of the line.
 */
export const isSearchShortcut = (event: KeyboardEvent): boolean => {
  const { ctrlKey, metaKey, shiftKey, key } = event;
  if (shiftKey || !/^k$/i.test(key)) return false;
  return metaKey || (ctrlKey && !(document.documentElement.matches(`.${MARKUP.mac}`) && isTyped(event)));
};
