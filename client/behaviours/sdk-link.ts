import { languageFromAddress } from '../preferences/choices.ts';
import { whenShown } from './events.ts';
import { choose } from './tabs.ts';

/** `?sdk=python` chooses a language and leaves the address. A page that is only prerendered stores nothing. */
export function startSdkLink(): void {
  const language = languageFromAddress();
  const accept = () => {
    if (language) choose('language', language);
    const address = new URL(location.href);
    address.searchParams.delete('sdk');
    history.replaceState(history.state, '', address);
  };
  if (/[?&]sdk=/.test(location.search)) whenShown(accept);
}
