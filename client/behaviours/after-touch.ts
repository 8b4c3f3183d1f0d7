import { startDrawer } from './drawer.ts';
import { startLanguageChoice } from './language-choice.ts';
import { startLastSections } from './last-sections.ts';
import { startOnThisPage } from './on-this-page.ts';
import { startSameSection } from './same-section.ts';
import { startSdkLinksInPage } from './sdk-links-in-page.ts';
import { startTabsInView } from './tabs-in-view.ts';

/**
 * A chunk of its own, for what is native until it is there: links lead to their pages, the navigation opens and closes;
 * a panel that was opened meanwhile and a language that was chosen are found.
 */
export function startAfterTouch(): void {
  startDrawer();
  startLanguageChoice();
  startLastSections();
  startOnThisPage();
  startSameSection();
  startSdkLinksInPage();
  startTabsInView();
}
