import { CHOICE_KINDS } from '#client/preferences/choices.ts';

/** Scrolls rows of tabs that are wider than their place sideways, as far as the chosen tab needs. The page itself stays. */
const showChosenTabs = (): void => {
  for (const tab of document.querySelectorAll('.tab[aria-selected=true]')) {
    const row = tab.parentElement;
    if (!row) continue;
    const place = row.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const past = Math.max(0, right - place.right) || Math.min(0, left - place.left);
    if (past !== 0) row.scrollLeft += past;
  }
};

/** The chosen tab can be read in every group, however it was chosen. */
export const startTabsInView = (): void => {
  showChosenTabs();
  const attributeFilter = CHOICE_KINDS.map((kind) => `data-${kind}`);
  new MutationObserver(showChosenTabs).observe(document.documentElement, { attributeFilter });
};
