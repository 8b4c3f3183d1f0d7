import { MARKUP } from '#client/contracts/markup.ts';

/** Names the section in view in the row that stays below the top bar on phones. The row is the label of its list. */
export const startSectionName = (): void => {
  const list = document.querySelector(`.${MARKUP.onThisPage}`);
  const name = list?.querySelector(`.${MARKUP.sectionName}`);
  if (!list || !name) return;
  const atTop = name.textContent;
  const show = () => {
    name.textContent = list.querySelector('[aria-current]')?.textContent ?? atTop;
  };
  show();
  new MutationObserver(show).observe(list, { subtree: true, attributeFilter: ['aria-current'] });
};
