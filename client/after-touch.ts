import { startChoiceLinksInPage } from './behaviours/choices/choice-links-in-page.ts';
import { startCloudChoice } from './behaviours/choices/cloud-choice.ts';
import { startLanguageChoice } from './behaviours/choices/language-choice.ts';
import { startTabsInView } from './behaviours/choices/tabs-in-view.ts';
import { startCopyPage } from './behaviours/code/copy-page.ts';
import { startScrollStops } from './behaviours/code/scroll-stops.ts';
import { startSymbolCards } from './behaviours/code/symbol-cards.ts';
import { startChosenSection } from './behaviours/sections/chosen-section.ts';
import { startOnThisPage } from './behaviours/sections/on-this-page.ts';
import { startSameSection } from './behaviours/sections/same-section.ts';
import { startSectionName } from './behaviours/sections/section-name.ts';
import { startDrawer } from './behaviours/shell/drawer.ts';
import { startOpenLists } from './behaviours/shell/open-lists.ts';
import { startSearch } from './search/start/start-search.ts';

/**
 * Starts the behaviors that only improve the page. Without them, links already lead to their pages, and the navigation
 * opens and closes. Each behavior also picks up what the reader did before this chunk loaded.
 * `touch` is the event that loaded it.
 */
export const startAfterTouch = (touch?: Event): void => {
  // A language that was chosen before this ran leads to the same section.
  startSameSection();
  startChosenSection();
  startCloudChoice();
  startCopyPage();
  startDrawer();
  startLanguageChoice();
  startOnThisPage();
  startOpenLists();
  startScrollStops();
  startChoiceLinksInPage();
  startSectionName();
  startSearch(touch);
  startSymbolCards();
  startTabsInView();
};
