import { MARKUP } from '#client/contracts/markup.ts';
import { chosenValue } from './choices.ts';

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
