import { announce } from '#client/behaviors/copy.ts';
import { choose } from '#client/behaviors/tabs.ts';
import {
  CLOUD_INPUT,
  choicesFromAddress,
  chosenValue,
  LANGUAGE_CONTROL,
  optionShownBy,
} from '#client/choices.ts';
import { CHOICE_KINDS } from '#client/contracts/derived-values.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo, onClick, onKey, opensElsewhere } from '#client/events.ts';
import { writeStored } from '#client/storage.ts';
import { READABLE_FROM_PX } from '#client/tab-from-view.ts';
import { sdkOfLanguage } from '#content/sdks.ts';

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
  onKey((event) => {
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

/** Remembers the cloud that readers choose on the home page, where its inputs already work. */
export const startCloudChoice = (): void => {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(CLOUD_INPUT)) choose('cloud', target.value);
  });
  // A reader may have chosen before this ran.
  const checked = document.querySelector<HTMLInputElement>(`${CLOUD_INPUT}:checked`);
  const shown = chosenValue('cloud');
  if (checked && checked.value !== shown && (shown || !checked.defaultChecked))
    choose('cloud', checked.value);
};

/**
 * Lets a link with `?sdk=python` or `?cloud=aws` to the current page choose without a reload. Other pages read their address when
 * they open.
 */
export const startChoiceLinksInPage = (): void => {
  onClick<HTMLAnchorElement>('a[href*="sdk="], a[href*="cloud="]', (link, event) => {
    if (event.defaultPrevented || opensElsewhere(event)) return;
    const requested = choicesFromAddress(link.search);
    if (requested.length === 0 || link.origin + link.pathname !== location.origin + location.pathname) return;
    event.preventDefault();
    const held = readingPosition();
    for (const [kind, value] of requested) choose(kind, value, held);
    if (link.hash) location.hash = link.hash;
  });
};

/** Scrolls rows of tabs sideways until their chosen tabs are visible. The page itself does not scroll. */
const showChosenTabs = (): void => {
  for (const tab of document.querySelectorAll(`.${MARKUP.tab}[aria-selected=true]`)) {
    const row = tab.parentElement;
    if (!row) continue;
    const frame = row.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const past = Math.max(0, right - frame.right) || Math.min(0, left - frame.left);
    if (past !== 0) row.scrollLeft += past;
  }
};

/** Keeps the chosen tab of every group in view, no matter how it was chosen. */
export const startTabsInView = (): void => {
  showChosenTabs();
  const attributeFilter = CHOICE_KINDS.map((kind) => `data-${kind}`);
  new MutationObserver(showChosenTabs).observe(document.documentElement, { attributeFilter });
};

/** Finds the first visible block of the article, which must stay in place when the height of the blocks above it changes. */
const readingPosition = (): Element | undefined =>
  [...document.querySelectorAll(`.${MARKUP.prose} > *`)].find(
    (block) => block.getBoundingClientRect().bottom > READABLE_FROM_PX,
  );
