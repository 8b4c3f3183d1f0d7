import { closestTo } from '#client/events/delegated-events.ts';

const kept = new WeakMap<Element, Set<HTMLElement>>();

/**
 * Holds back a click on a button until the island is ready. Repeated clicks on the same button count once. Native links and
 * disclosures never wait. Forms need no rule of their own, because Enter in a field also clicks the button that submits the form.
 */
export const keepClick = (island: Element, event: Event): void => {
  const button = closestTo(event, 'button');
  if (!button || button.closest('a, summary')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.set(island, (kept.get(island) ?? new Set()).add(button));
};

export const hasKeptClicks = (island: Element) => kept.has(island);

/** Repeats the clicks that were held back, in order and once each. A button that was removed passes its click on, or does nothing. */
export const repeatClicks = async (island: Element): Promise<void> => {
  const buttons = kept.get(island);
  kept.delete(island);
  for (const button of buttons ?? []) {
    button.click();
    // This lets React render the effect of one click before the next.
    await null;
  }
};
