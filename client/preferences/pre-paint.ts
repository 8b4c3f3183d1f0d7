import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import {
  CHOICE_KINDS,
  chosenValue,
  html,
  languageFromAddress,
  showChoice,
  showStoredChoices,
} from './choices.ts';
import { isDarkMode, showDarkMode } from './dark-mode.ts';
import { selectTab } from './tab-selection.ts';

const { classList } = html;
classList.add('js');
// Browsers find the target of an address only after the first paint.
if (location.hash === `#${FRAME_IDS.noCounterpart}`) classList.add('no-counterpart');
showDarkMode(isDarkMode());
showStoredChoices();
const asked = languageFromAddress();
if (asked) showChoice('language', asked);

// Tabs and the language in the navigation are put right as they are parsed, before the first paint.
// The server wrote what holds without a choice, and watching a parser costs time.
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (node instanceof HTMLOptionElement && node.value === chosenValue('language')) node.selected = true;
      if (!(node instanceof HTMLElement) || node.className !== 'tab') continue;
      const kind = node.closest('.tabs')?.getAttribute('data-tabs');
      if (kind && node.dataset.value === chosenValue(kind)) selectTab(node);
    }
  }
});
if (CHOICE_KINDS.some(chosenValue)) {
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
