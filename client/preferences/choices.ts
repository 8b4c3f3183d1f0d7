import { CHOICE_KINDS, CLOUD_CHOICES } from '#client/contracts/choice-kinds.ts';
import { languageOfSdk, sdkOfLanguage } from '#content/sdks.ts';
import { readStored } from './storage.ts';

export const html = document.documentElement;

/** The chosen value of a kind, from the attribute of `html` that CSS also uses. */
export const chosenValue = (kind: string): string | null => html.getAttribute(`data-${kind}`);

const show = (name: string, value: string | null | undefined) =>
  value ? html.setAttribute(`data-${name}`, value) : html.removeAttribute(`data-${name}`);

/** Sets a choice on `html`. For a language, also sets its SDK. `null` removes the attributes. */
export const showChoice = (kind: string, value: string | null): void => {
  show(kind, value);
  if (kind === 'language') show('sdk', value && sdkOfLanguage(value));
};

/** Sets every stored choice on `html` and removes the attributes of all other kinds. */
export const showStoredChoices = (): void => {
  for (const kind of CHOICE_KINDS) showChoice(kind, readStored(kind));
};

/**
 * The kinds and values that an address asks for with `?sdk=` and `?cloud=`. For an SDK it is the chosen language if it belongs to
 * that SDK, otherwise the SDK's first language. Unknown values ask for nothing.
 */
export const choicesFromAddress = (search = location.search): [kind: string, value: string][] => {
  const asked = new URLSearchParams(search);
  const sdk = asked.get('sdk') ?? '';
  const cloud = asked.get('cloud') ?? '';
  const language = sdk === chosenValue('sdk') ? chosenValue('language') : languageOfSdk(sdk);
  const choices: [string, string][] = [];
  if (language) choices.push(['language', language]);
  if (CLOUD_CHOICES.includes(cloud)) choices.push(['cloud', cloud]);
  return choices;
};
