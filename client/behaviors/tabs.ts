import {
  CLOUD_INPUT,
  choicesFromAddress,
  chosenValue,
  LANGUAGE_CONTROL,
  optionShownBy,
  selectTab,
  showChoice,
  showStoredChoices,
} from '#client/choices.ts';
import { CHOICE_KINDS } from '#client/contracts/derived-values.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo, onClick, onKey } from '#client/events.ts';
import { onReturn, whenShown } from '#client/page-moments.ts';
import { writeStored } from '#client/storage.ts';
import { languageOfSdk } from '#content/sdks.ts';

const TAB = `.${MARKUP.tab}`;

const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(TAB)];

/**
 * Selects the chosen tab in every group, and the chosen language and cloud in their controls, or else the one of the server's
 * HTML. CSS shows the panel or the variant. All others get an attribute with which the browser finds their text, too.
 */
export const selectChosenTabs = (): void => {
  for (const select of document.querySelectorAll<HTMLSelectElement>(LANGUAGE_CONTROL)) {
    const option = optionShownBy(select);
    if (option) option.selected = true;
  }
  for (const input of document.querySelectorAll<HTMLInputElement>(CLOUD_INPUT)) {
    if (input.value === chosenValue('cloud')) input.checked = true;
  }
  for (const group of document.querySelectorAll<HTMLElement>(
    `.${MARKUP.tabs}, .${MARKUP.prose} div.${MARKUP.bySdk}`,
  )) {
    // Variants by library have no tabs.
    const chosen = chosenValue(group.dataset.tabs ?? 'sdk');
    const isChosen = ({ dataset: { value, sdk } }: HTMLElement) => (value ?? sdk) === chosen;
    const chosenOf = (elements: HTMLElement[]) => elements.find(isChosen) ?? elements[0];
    const tab = chosenOf(tabsOf(group));
    if (group.dataset.tabs && tab) selectTab(tab);
    const options = [...group.querySelectorAll<HTMLElement>(`:scope > :not(.${MARKUP.tabList})`)];
    const shown = chosenOf(options);
    for (const option of options) {
      const isHidden = option !== shown;
      // TypeScript knows only the booleans. A box that waits to be found is nothing to a screen reader.
      Object.assign(option, { hidden: isHidden && 'until-found', ariaHidden: isHidden || null });
    }
  }
};

/** Stores and shows a choice. The element `held` keeps its position in the window if the height of the content above it changes. */
export const choose = (kind: string, value: string, held?: Element): void => {
  const before = held?.getBoundingClientRect().top ?? 0;
  writeStored(kind, value);
  showChoice(kind, value);
  selectChosenTabs();
  const moved = (held?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};

/** Chooses what a tab, a panel, or a variant is for. */
const chooseFor = (element: HTMLElement): void => {
  const { value, sdk } = element.dataset;
  const kind = sdk ? 'language' : element.closest<HTMLElement>(`.${MARKUP.tabs}`)?.dataset.tabs;
  const chosen = sdk ? languageOfSdk(sdk) : value;
  if (kind && chosen) choose(kind, chosen, element);
};

/** The tab that a key goes to, by the index of the current one among all. */
const KEYS = new Map<string, (at: number, count: number) => number>([
  ['ArrowLeft', (at, count) => (at - 1 + count) % count],
  ['ArrowRight', (at, count) => (at + 1) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

const chooseByKey = (event: KeyboardEvent): void => {
  const tab = closestTo(event, TAB);
  if (!tab?.parentElement) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = tabsOf(tab.parentElement);
  const next = tabs[KEYS.get(event.key)?.(tabs.indexOf(tab), tabs.length) ?? -1];
  if (!next || next === tab) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  chooseFor(next);
};

const followStored = (): void => {
  showStoredChoices();
  selectChosenTabs();
};

/**
 * Lets readers choose tabs by pointer and by key. As the ARIA Authoring Practices recommend, selection follows focus. Also
 * follows choices in other browser tabs.
 */
export const startTabs = (): void => {
  selectChosenTabs();
  onClick(TAB, chooseFor);
  // A search in the page, a text fragment, or a link has found something in what is hidden.
  document.addEventListener('beforematch', ({ target }) => chooseFor(target as HTMLElement)); // an element fires it
  onKey(chooseByKey);
  addEventListener('storage', ({ key }) => {
    if (!key || CHOICE_KINDS.some((kind) => kind === key)) followStored();
  });
  onReturn(followStored);
};

/**
 * Stores what `?sdk=python` and `?cloud=aws` ask for, which the pre-paint script already shows, and removes the query. Stores
 * nothing while the page is prerendering.
 */
export const startChoiceLink = (): void => {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!searchParams.has('sdk') && !searchParams.has('cloud')) return;
  // A prerendered page shows the stored choices again before this runs.
  const requested = choicesFromAddress();
  searchParams.delete('sdk');
  searchParams.delete('cloud');
  whenShown(() => {
    for (const [kind, value] of requested) choose(kind, value);
    history.replaceState(history.state, '', address);
  });
};
