import {
  CLOUD_INPUT,
  choicesFromAddress,
  chosenValue,
  html,
  isChosen,
  selectTab,
  showChoice,
  showStoredChoices,
} from './choices.ts';
import { CHOICE_KINDS } from './contracts/derived-values.ts';
import { FRAME_IDS, MARKUP } from './contracts/markup.ts';
import { isDarkMode, showDarkMode } from './dark-mode.ts';

const { classList } = html;
classList.add(MARKUP.js);
if (/Mac/.test(navigator.platform)) classList.add(MARKUP.mac);
// The class replaces `:target`, because browsers find the target of an address only after the first paint.
if (location.hash === `#${FRAME_IDS.noCounterpart}`) classList.add(MARKUP.noCounterpart);
showDarkMode(isDarkMode());
showStoredChoices();
for (const [kind, value] of choicesFromAddress()) showChoice(kind, value);

// The server's HTML selects the defaults. The observer corrects tabs and the language in the navigation while the browser
// parses them, before the first paint. Watching the parser costs time, so it happens only if the reader made a choice.
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (
        node instanceof HTMLInputElement &&
        node.matches(CLOUD_INPUT) &&
        node.value === chosenValue('cloud')
      )
        node.checked = true;
      if (node instanceof HTMLOptionElement && isChosen(node)) node.selected = true;
      if (!(node instanceof HTMLElement) || node.className !== MARKUP.tab) continue;
      const kind = node.closest(`.${MARKUP.tabs}`)?.getAttribute(MARKUP.kindAttribute);
      if (kind && node.getAttribute(MARKUP.valueAttribute) === chosenValue(kind)) selectTab(node);
    }
  }
});
if (CHOICE_KINDS.some(chosenValue)) {
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
