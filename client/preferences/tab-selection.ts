/** Selects a tab, deselects its siblings, and gives it the roving tabindex. */
export const selectTab = (tab: Element): void => {
  for (const other of tab.parentElement?.children ?? []) {
    other.setAttribute('aria-selected', `${other === tab}`);
    other.setAttribute('tabindex', other === tab ? '0' : '-1');
  }
};
