import { startChoiceLinksInPage } from './behaviors/choices/choice-links-in-page.ts';
import { startCloudChoice } from './behaviors/choices/cloud-choice.ts';
import { startLanguageChoice } from './behaviors/choices/language-choice.ts';
import { startTabsInView } from './behaviors/choices/tabs-in-view.ts';
import { startCopyPage } from './behaviors/code/copy-page.ts';
import { startScrollStops } from './behaviors/code/scroll-stops.ts';
import { startSymbolCards } from './behaviors/code/symbol-cards.ts';
import { startUncoverFocus } from './behaviors/code/uncover-focus.ts';
import { startChosenSection } from './behaviors/sections/chosen-section.ts';
import { startOnThisPage } from './behaviors/sections/on-this-page.ts';
import { startSameSection } from './behaviors/sections/same-section.ts';
import { startSectionName } from './behaviors/sections/section-name.ts';
import { startDoubleClick } from './behaviors/shell/double-click.ts';
import { startDrawer } from './behaviors/shell/drawer.ts';
import { startOpenLists } from './behaviors/shell/open-lists.ts';
import { startSearch } from './search/start/start-search.ts';

/**
 * Starts the behaviors that only improve the page. Without them, links already lead to their pages, and the navigation
 * opens and closes. Each behavior also picks up what the reader did before this chunk loaded. If a browser lacks what one of
 * them needs, the others still start.
 * `touch` is the event that loaded it, and `hash` the hash of the address at that time. `copyPageButton` is the button that
 * the reader clicked before it loaded.
 */
export const startAfterTouch = (touch?: Event, hash = location.hash, copyPageButton?: HTMLElement): void => {
  const behaviors = [
    // A language that was chosen before this ran leads to the same section.
    startSameSection,
    startChosenSection,
    startCloudChoice,
    () => startCopyPage(copyPageButton),
    startDoubleClick,
    () => startDrawer(hash),
    startLanguageChoice,
    startOnThisPage,
    startOpenLists,
    startScrollStops,
    startChoiceLinksInPage,
    startSectionName,
    () => startSearch(touch),
    startSymbolCards,
    startTabsInView,
    startUncoverFocus,
  ];
  for (const start of behaviors) {
    try {
      start();
    } catch (error) {
      console.error('A behavior could not start.', error);
    }
  }
};
