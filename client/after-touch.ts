import { startLanguageChoice } from './behaviours/choices/language-choice.ts';
import { startSdkLinksInPage } from './behaviours/choices/sdk-links-in-page.ts';
import { startTabsInView } from './behaviours/choices/tabs-in-view.ts';
import { startLastSections } from './behaviours/sections/last-sections.ts';
import { startOnThisPage } from './behaviours/sections/on-this-page.ts';
import { startSameSection } from './behaviours/sections/same-section.ts';
import { startDrawer } from './behaviours/shell/drawer.ts';

/**
 * A chunk of its own, for what is native until it is there: links lead to their pages, the navigation opens and closes;
 * a panel that was opened meanwhile and a language that was chosen are found.
 */
export const startAfterTouch = (): void => {
  startDrawer();
  startLanguageChoice();
  startLastSections();
  startOnThisPage();
  startSameSection();
  startSdkLinksInPage();
  startTabsInView();
};
