import { whenShown } from '#client/events/events.ts';
import { languageFromAddress } from '#client/preferences/choices.ts';
import { choose } from './tabs.ts';

/** `?sdk=python` chooses a language and leaves the address. A page that is only prerendered stores nothing. */
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
