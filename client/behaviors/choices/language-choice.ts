import { announce } from '#client/behaviors/shell/announce.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo } from '#client/events/delegated-events.ts';
import { LANGUAGE_CONTROL, optionShownBy } from '#client/preferences/controls.ts';
import { writeStored } from '#client/preferences/storage.ts';
import { sdkOfLanguage } from '#content/sdks.ts';
import { readingPosition } from './reading-position.ts';
import { choose } from './tabs.ts';

/** On a page of a reference, the link to the same subject in the library of a language. */
const linkTo = (language: string) =>
  document.querySelector<HTMLElement>(
    `.${MARKUP.samePage} [${MARKUP.sdkAttribute}=${sdkOfLanguage(language)}]`,
  );

/** Stores the language that a control shows, and shows it on this page or goes to the page about it. */
const accept = ({ value }: HTMLSelectElement): void => {
  const link = linkTo(value);
  if (link) {
    // This page is about another library and stays as it is until it is left.
    writeStored('language', value);
    link.click();
  } else {
    choose('language', value, readingPosition());
  }
};

/**
 * Lets readers choose the site's language. In a reference, a choice leads to the same section of the other library. Arrow keys
 * choose at each press, so there the reader confirms with Enter or by leaving the control (WCAG 3.2.2).
 */
export const startLanguageChoice = (): void => {
  let unconfirmed: HTMLSelectElement | undefined;
  let isPressing = false;
  const ask = (select: HTMLSelectElement): void => {
    unconfirmed = select;
    announce(`Press Enter to go to the reference for ${select.selectedOptions[0]?.text}`);
  };
  const confirm = (event: Event): void => {
    if (!unconfirmed) return;
    event.preventDefault();
    accept(unconfirmed);
    unconfirmed = undefined;
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') return confirm(event);
    isPressing = true;
    // A key changes a closed control at once. A choice from the open list comes later.
    setTimeout(() => {
      isPressing = false;
    });
  });
  document.addEventListener('focusout', confirm);
  document.addEventListener('change', (event) => {
    const select = closestTo<HTMLSelectElement>(event, LANGUAGE_CONTROL);
    if (!select) return;
    if (isPressing && linkTo(select.value)) ask(select);
    else accept(select);
  });
  // A reader may have made a choice before this ran, and may still be choosing by key.
  for (const select of document.querySelectorAll<HTMLSelectElement>(LANGUAGE_CONTROL)) {
    if (optionShownBy(select)?.selected) continue;
    if (linkTo(select.value) && select.matches(':focus-visible')) ask(select);
    else accept(select);
  }
};
