import { whenShown } from '#client/events/moments.ts';
import { chosenValue } from '#client/preferences/choices.ts';
import { choose } from './tabs.ts';

/**
 * Stores the language that `?sdk=python` asks for, which the pre-paint script already shows, and removes the query. Stores
 * nothing while the page is prerendering.
 */
export const startSdkLink = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has('sdk')) return;
  // A prerendered page shows the stored choices again before this runs.
  const language = chosenValue('language');
  address.searchParams.delete('sdk');
  whenShown(() => {
    if (language) choose('language', language);
    history.replaceState(history.state, '', address);
  });
};
