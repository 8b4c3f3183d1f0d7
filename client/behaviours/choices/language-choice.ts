import { chosenValue } from '#client/preferences/choices.ts';
import { readingPosition } from './reading-position.ts';
import { choose } from './tabs.ts';

/** The language of the whole site, chosen in the navigation. It is shown by what shows the chosen tabs. */
export const startLanguageChoice = (): void => {
  const select = document.querySelector<HTMLSelectElement>('.language-choice select');
  if (!select) return;
  const accept = () => choose('language', select.value, readingPosition());
  select.addEventListener('change', accept);
  const shown = chosenValue('language') ?? select.options[0]?.value;
  if (select.value !== shown) accept();
};
