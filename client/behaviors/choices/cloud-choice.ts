import { chosenValue } from '#client/preferences/choices.ts';
import { CLOUD_INPUT } from '#client/preferences/controls.ts';
import { choose } from './tabs.ts';

/** Remembers the cloud that readers choose on the home page, where its inputs already work. */
export const startCloudChoice = (): void => {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(CLOUD_INPUT)) choose('cloud', target.value);
  });
  // A reader may have chosen before this ran.
  const checked = document.querySelector<HTMLInputElement>(`${CLOUD_INPUT}:checked`);
  const shown = chosenValue('cloud');
  if (checked && checked.value !== shown && (shown || !checked.defaultChecked))
    choose('cloud', checked.value);
};
