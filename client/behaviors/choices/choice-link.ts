import { whenShown } from '#client/events/moments.ts';
import { choicesFromAddress } from '#client/preferences/choices.ts';
import { choose } from './tabs.ts';

/**
 * Stores what `?sdk=python` and `?cloud=aws` ask for, which the pre-paint script already shows, and removes the query. Stores
 * nothing while the page is prerendering.
 */
export const startChoiceLink = (): void => {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!searchParams.has('sdk') && !searchParams.has('cloud')) return;
  // A prerendered page shows the stored choices again before this runs.
  const asked = choicesFromAddress();
  searchParams.delete('sdk');
  searchParams.delete('cloud');
  whenShown(() => {
    for (const [kind, value] of asked) choose(kind, value);
    history.replaceState(history.state, '', address);
  });
};
