import { CHOICE_KINDS } from '#client/contracts/choice-kinds.ts';
import { MARKUP } from '#client/contracts/markup.ts';

/** Scrolls rows of tabs sideways until their chosen tabs are visible. The page itself does not scroll. */
const showChosenTabs = (): void => {
  for (const tab of document.querySelectorAll(`.${MARKUP.tab}[aria-selected=true]`)) {
    const row = tab.parentElement;
    if (!row) continue;
    const place = row.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const past = Math.max(0, right - place.right) || Math.min(0, left - place.left);
    if (past !== 0) row.scrollLeft += past;
  }
};

/** Keeps the chosen tab of every group in view, no matter how it was chosen. */
export const startTabsInView = (): void => {
  showChosenTabs();
  const attributeFilter = CHOICE_KINDS.map((kind) => `data-${kind}`);
  new MutationObserver(showChosenTabs).observe(document.documentElement, { attributeFilter });
};
