/** Clears the field if the next key is Escape, wherever the focus is (specification, section 4). */
export const clearWithEscape = (field: HTMLInputElement): void => {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') field.value = '';
  };
  document.addEventListener('keydown', onKeyDown, { once: true });
};
