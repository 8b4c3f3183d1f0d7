import { closestTo } from '#client/events/delegated-events.ts';
import { reloadStalePage } from '#client/loading/reload-stale-page.ts';
import { hasKeptClicks, keepClick, repeatClicks } from './kept-clicks.ts';
import { loadIsland } from './load-island.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'pointerdown', 'focusin', 'input'];

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
    if (!hasKeptClicks(island)) void reloadStalePage();
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
  for (const type of SIGNS_OF_INTEREST) {
    document.addEventListener(type, interest, { passive: true, capture: true });
  }
  const keep = (event: Event) => {
    const island = islandOf(event);
    if (!island || isSettled(island)) return;
    keepClick(island, event);
    void wake(island);
  };
  document.addEventListener('click', keep, true);
};
