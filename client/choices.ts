import { languageOfSdk, sdkOfLanguage } from '#content/sdks.ts';
import { CHOICE_KINDS, CLOUD_CHOICES } from './contracts/derived-values.ts';
import { MARKUP } from './contracts/markup.ts';
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
  const requested = new URLSearchParams(search);
  const sdk = requested.get('sdk') ?? '';
  const cloud = requested.get('cloud') ?? '';
  const language = sdk === chosenValue('sdk') ? chosenValue('language') : languageOfSdk(sdk);
  const choices: [string, string][] = [];
  if (language) choices.push(['language', language]);
  if (CLOUD_CHOICES.includes(cloud)) choices.push(['cloud', cloud]);
  return choices;
};

/** The home page's choice of a cloud, which works without a script. */
export const CLOUD_INPUT = '[name=cloud]';

export const LANGUAGE_CONTROL = `.${MARKUP.languageChoice} select`;

/**
 * `true` for the reader's language in a language control. In the reference of another library it is not chosen, because the
 * control shows what the page is about.
 */
export const isChosen = ({ value, parentElement }: HTMLOptionElement): boolean => {
  const sdk = chosenValue('sdk');
  return value === chosenValue('language') && (parentElement?.dataset.sdk ?? sdk) === sdk;
};

/** The option that a language control shows: the reader's language, or else the one of the server's HTML. */
export const optionShownBy = (select: HTMLSelectElement): HTMLOptionElement | null | undefined =>
  [...select.options].find(isChosen) ??
  select.querySelector<HTMLOptionElement>('[selected]') ??
  select.options[0];

/** Selects a tab, deselects its siblings, and gives it the roving tabindex. */
export const selectTab = (tab: Element): void => {
  for (const other of tab.parentElement?.children ?? []) {
    other.setAttribute('aria-selected', `${other === tab}`);
    other.setAttribute('tabindex', other === tab ? '0' : '-1');
  }
};
