import { MARKUP } from '#client/contracts/markup.ts';

/**
 * Names the section in view in the row that stays below the top bar on phones. The row is the label of its list, so screen readers
 * still hear first what it is.
 */
export const startSectionName = (): void => {
  const list = document.querySelector(`.${MARKUP.onThisPage}`);
  const name = list?.querySelector(`.${MARKUP.sectionName}`);
  if (!list || !name) return;
  const atTop = name.textContent;
  const purpose = document.createElement('span');
  purpose.className = 'sr-only';
  purpose.textContent = `${atTop}: `;
  name.parentElement?.prepend(purpose);
  const show = () => {
    const section = list.querySelector('[aria-current]');
    name.textContent = section ? section.textContent : atTop;
    purpose.hidden = !section;
  };
  show();
  new MutationObserver(show).observe(list, { subtree: true, attributeFilter: ['aria-current'] });
};
