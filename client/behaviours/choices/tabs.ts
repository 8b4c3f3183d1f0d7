import { onClick, onReturn } from '#client/events/events.ts';
import { CHOICE_KINDS, chosenValue, showChoice, showStoredChoices } from '#client/preferences/choices.ts';
import { writeStored } from '#client/preferences/storage.ts';
import { selectTab } from '#client/preferences/tab-selection.ts';

const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('.tab')];

/** Puts `aria-selected` right in every group; a group without the chosen value shows its first. */
export const selectChosenTabs = (): void => {
  const select = document.querySelector<HTMLSelectElement>('.language-choice select');
  if (select) {
    select.value = chosenValue('language') ?? '';
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  for (const list of document.querySelectorAll('.tab-list')) {
    const chosen = chosenValue(list.parentElement?.dataset.tabs ?? '');
    const tabs = tabsOf(list);
    const tab = tabs.find(({ dataset }) => dataset.value === chosen) ?? tabs[0];
    if (tab && tab.getAttribute('aria-selected') !== 'true') selectTab(tab);
  }
};

/** Switches in place: `held` does not move in the window when what stands above it changes its height. */
export const choose = (kind: string, value: string, held?: Element): void => {
  const before = held?.getBoundingClientRect().top ?? 0;
  writeStored(kind, value);
  showChoice(kind, value);
  selectChosenTabs();
  const moved = (held?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};

const chooseTab = (tab: HTMLElement): void => {
  const kind = tab.closest<HTMLElement>('.tabs')?.dataset.tabs;
  const value = tab.dataset.value;
  if (kind && value) choose(kind, value, tab);
};

const TARGETS: Record<string, (tabs: HTMLElement[], at: number) => HTMLElement | undefined> = {
  ArrowLeft: (tabs, at) => tabs.at(at - 1),
  ArrowRight: (tabs, at) => tabs[(at + 1) % tabs.length],
  Home: (tabs) => tabs[0],
  End: (tabs) => tabs.at(-1),
};

/** Tabs after the ARIA Authoring Practices: selection follows focus. */
export const startTabs = (): void => {
  selectChosenTabs();
  onClick('.tab', chooseTab);
  document.addEventListener('keydown', (event) => {
    const tab = event.target;
    if (!(tab instanceof HTMLElement) || !tab.matches('.tab') || !tab.parentElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tabs = tabsOf(tab.parentElement);
    const next = TARGETS[event.key]?.(tabs, tabs.indexOf(tab));
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    chooseTab(next);
  });
  const follow = () => {
    showStoredChoices();
    selectChosenTabs();
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || CHOICE_KINDS.some((kind) => kind === key)) follow();
  });
  onReturn(follow);
};
