import { isForInputMethod } from '#client/events/keys.ts';

/** Clears the field if the next key is Escape, wherever the focus is (specification, section 4). */
export const clearWithEscape = (field: HTMLInputElement): void => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isForInputMethod(event)) field.value = '';
  };
  document.addEventListener('keydown', onKeyDown, { once: true });
};
