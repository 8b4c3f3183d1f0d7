import { closestTo } from '#client/events.ts';
import { reloadStalePage } from '#client/reload-stale-page.ts';
import { loadIsland } from './load-island.ts';

const INTEREST_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'];

/** Loads an island once. Its `data-state` is absent at first, then `loading`, then `ready` or `failed`. */
const wake = async (island: HTMLElement): Promise<void> => {
  const { dataset } = island;
  if (dataset.state) return;
  dataset.state = 'loading';
  try {
    await loadIsland(island);
    dataset.state = 'ready';
  } catch (error) {
    console.error(`Island "${island.getAttribute('name')}" could not start.`, error);
    if (!hasHeldClicks(island)) void reloadStalePage();
    // From here on, the server's HTML works as it does without JavaScript.
    dataset.state = 'failed';
  }
  await repeatClicks(island);
};

const islandOf = (event: Event) => closestTo(event, 'doc-island');

const isSettled = ({ dataset }: HTMLElement) => dataset.state === 'ready' || dataset.state === 'failed';

/** Loads an island at the reader's first sign of interest, and keeps the reader's clicks on buttons until it is ready. */
export const startIslands = (): void => {
  const interest = (event: Event) => {
    const island = islandOf(event);
    if (island) void wake(island);
  };
  for (const type of INTEREST_EVENTS) {
    document.addEventListener(type, interest, { passive: true, capture: true });
  }
  const keep = (event: Event) => {
    const island = islandOf(event);
    if (!island || isSettled(island)) return;
    holdClick(island, event);
    void wake(island);
  };
  document.addEventListener('click', keep, true);
};

const heldClicks = new WeakMap<Element, Set<HTMLElement>>();

/**
 * Holds back a click on a button until the island is ready. Repeated clicks on the same button count once. Native links and
 * disclosures never wait. Forms need no rule of their own, because Enter in a field also clicks the button that submits the form.
 */
const holdClick = (island: Element, event: Event): void => {
  const button = closestTo(event, 'button');
  if (!button || button.closest('a, summary')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  heldClicks.set(island, (heldClicks.get(island) ?? new Set()).add(button));
};

const hasHeldClicks = (island: Element) => heldClicks.has(island);

/** Repeats the clicks that were held back, in order and once each. A button that was removed passes its click on, or does nothing. */
const repeatClicks = async (island: Element): Promise<void> => {
  const buttons = heldClicks.get(island);
  heldClicks.delete(island);
  for (const button of buttons ?? []) {
    button.click();
    // This lets React render the effect of one click before the next.
    await null;
  }
};
