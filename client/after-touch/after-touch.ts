import { startSearchDialog } from '#client/search/search-dialog.ts';
import {
  startChoiceLinksInPage,
  startCloudChoice,
  startLanguageChoice,
  startTabsInView,
} from './choices-in-page.ts';
import { startCopyPage } from './copy-page.ts';
import { startDoubleClick } from './double-click.ts';
import { startDrawer } from './drawer.ts';
import { startFeedback } from './feedback.ts';
import { startKeyboardHelp } from './keyboard-help.ts';
import { startOpenLists } from './open-lists.ts';
import { startPageFilter } from './page-filter.ts';
import { startChosenSection, startOnThisPage, startSameSection, startSectionName } from './sections.ts';
import { startSymbolCards } from './symbol-cards.ts';
import { startScrollStops, startUncoverFocus } from './wide-content.ts';

/**
 * Starts the behaviors that only improve the page. Without them, links already lead to their pages, and the navigation
 * opens and closes. Each behavior also picks up what the reader did before this chunk loaded. If a browser lacks what one of
 * them needs, the others still start.
 * `hash` is the hash of the address when the reader touched the page.
 */
export const startAfterTouch = (hash = location.hash): void => {
  const behaviors = [
    // A reader who has pressed its shortcut is waiting.
    startSearchDialog,
    // A language that was chosen before this ran leads to the same section.
    startSameSection,
    startChosenSection,
    startCloudChoice,
    startCopyPage,
    startDoubleClick,
    () => startDrawer(hash),
    startFeedback,
    startKeyboardHelp,
    startLanguageChoice,
    startOnThisPage,
    startOpenLists,
    startPageFilter,
    startScrollStops,
    startChoiceLinksInPage,
    startSectionName,
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
