import { whenShown } from '#client/events/moments.ts';
import { languageFromAddress } from '#client/preferences/choices.ts';
import { choose } from './tabs.ts';

/** Lets `?sdk=python` choose a language and removes it from the address. Stores nothing while the page is prerendering. */
export const startSdkLink = (): void => {
  const language = languageFromAddress();
  const accept = () => {
    if (language) choose('language', language);
    const address = new URL(location.href);
    address.searchParams.delete('sdk');
    history.replaceState(history.state, '', address);
  };
  if (/[?&]sdk=/.test(location.search)) whenShown(accept);
};
