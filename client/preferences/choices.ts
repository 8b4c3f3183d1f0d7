import { CHOICE_KINDS } from '#client/contracts/choice-kinds.ts';
import { languageOfSdk, sdkOfLanguage } from './sdk-of-language.ts';
import { readStored } from './storage.ts';

export const html = document.documentElement;

/** The chosen value of a kind, as it stands on `html`, where CSS reads it. */
export const chosenValue = (kind: string): string | null => html.getAttribute(`data-${kind}`);

const show = (name: string, value: string | null | undefined) =>
  value ? html.setAttribute(`data-${name}`, value) : html.removeAttribute(`data-${name}`);

/** Sets a choice on `html`, and the SDK of a language beside it. `null` removes both. */
export const showChoice = (kind: string, value: string | null): void => {
  show(kind, value);
  if (kind === 'language') show('sdk', value && sdkOfLanguage(value));
};

/** Sets every stored choice on `html`, and removes the others. */
export const showStoredChoices = (): void => {
  for (const kind of CHOICE_KINDS) showChoice(kind, readStored(kind));
};

/** The language that `?sdk=` in an address asks for: the chosen one if it belongs to that SDK, otherwise the first that does. */
export const languageFromAddress = (search = location.search): string | null | undefined => {
  const sdk = /[?&]sdk=(\w+)/.exec(search)?.[1];
  if (!sdk) return undefined;
  return sdk === chosenValue('sdk') ? chosenValue('language') : languageOfSdk(sdk);
};
