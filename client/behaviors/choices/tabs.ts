import { CHOICE_KINDS } from '#client/contracts/choice-kinds.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';
import { onReturn } from '#client/events/moments.ts';
import { chosenValue, showChoice, showStoredChoices } from '#client/preferences/choices.ts';
import { CLOUD_INPUT, LANGUAGE_CONTROL, optionShownBy } from '#client/preferences/controls.ts';
import { writeStored } from '#client/preferences/storage.ts';
import { selectTab } from '#client/preferences/tab-selection.ts';

const TAB = `.${MARKUP.tab}`;

const tabValue = (tab: Element) => tab.getAttribute(MARKUP.valueAttribute);

const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(TAB)];

/** Selects the chosen tab in every group, and the chosen language and cloud in their controls, or else the one of the server's HTML. */
export const selectChosenTabs = (): void => {
  for (const select of document.querySelectorAll<HTMLSelectElement>(LANGUAGE_CONTROL)) {
    const option = optionShownBy(select);
    if (option) option.selected = true;
  }
  for (const input of document.querySelectorAll<HTMLInputElement>(CLOUD_INPUT)) {
    if (input.value === chosenValue('cloud')) input.checked = true;
  }
  for (const list of document.querySelectorAll(`.${MARKUP.tabList}`)) {
    const chosen = chosenValue(list.parentElement?.getAttribute(MARKUP.kindAttribute) ?? '');
    const tabs = tabsOf(list);
    const tab = tabs.find((other) => tabValue(other) === chosen) ?? tabs[0];
    if (tab && tab.getAttribute('aria-selected') !== 'true') selectTab(tab);
  }
};

/** Stores and shows a choice. The element `held` keeps its place in the window if the height of the content above it changes. */
export const choose = (kind: string, value: string, held?: Element): void => {
  const before = held?.getBoundingClientRect().top ?? 0;
  writeStored(kind, value);
  showChoice(kind, value);
  selectChosenTabs();
  const moved = (held?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};

const chooseTab = (tab: HTMLElement): void => {
  const kind = tab.closest(`.${MARKUP.tabs}`)?.getAttribute(MARKUP.kindAttribute);
  const value = tabValue(tab);
  if (kind && value) choose(kind, value, tab);
};

const TARGETS: Record<string, (tabs: HTMLElement[], at: number) => HTMLElement | undefined> = {
  ArrowLeft: (tabs, at) => tabs.at(at - 1),
  ArrowRight: (tabs, at) => tabs[(at + 1) % tabs.length],
  Home: (tabs) => tabs[0],
  End: (tabs) => tabs.at(-1),
};

const chooseByKey = (event: KeyboardEvent): void => {
  const tab = event.target;
  if (!(tab instanceof HTMLElement) || !tab.matches(TAB) || !tab.parentElement) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = tabsOf(tab.parentElement);
  const next = TARGETS[event.key]?.(tabs, tabs.indexOf(tab));
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  chooseTab(next);
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
  onClick(TAB, chooseTab);
  document.addEventListener('keydown', chooseByKey);
  addEventListener('storage', ({ key }) => {
    if (!key || CHOICE_KINDS.some((kind) => kind === key)) followStored();
  });
  onReturn(followStored);
};
