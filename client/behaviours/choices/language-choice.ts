import { MARKUP } from '#client/contracts/markup.ts';
import { chosenValue } from '#client/preferences/choices.ts';
import { readingPosition } from './reading-position.ts';
import { choose } from './tabs.ts';

/** Lets readers choose the site's language in the navigation. `selectChosenTabs` shows the choice there. */
export const startLanguageChoice = (): void => {
  const select = document.querySelector<HTMLSelectElement>(`.${MARKUP.languageChoice} select`);
  if (!select) return;
  const accept = () => choose('language', select.value, readingPosition());
  select.addEventListener('change', accept);
  // A reader may have made a choice before this ran.
  const shown = chosenValue('language') ?? select.options[0]?.value;
  if (select.value !== shown) accept();
};
