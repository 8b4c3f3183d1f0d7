/** Roving tabindex and selection of a tab and its neighbours. */
export function selectTab(tab: Element): void {
  for (const other of tab.parentElement?.children ?? []) {
    other.setAttribute('aria-selected', `${other === tab}`);
    other.setAttribute('tabindex', other === tab ? '0' : '-1');
  }
}

/** Whether the reader's choice is this tab's value. */
export function isChosenTab(tab: Element, chosen: (kind: string) => string | null): boolean {
  const kind = tab.closest('.tabs')?.getAttribute('data-tabs');
  return !!kind && tab.getAttribute('data-value') === chosen(kind);
}
