import { closestTo, whenIdle } from '#client/events/events.ts';
import { hasKeptEvents, keepEvent, replayEvents } from './kept-events.ts';
import { loadIsland, StaleReleaseError } from './load-island.ts';
import { reloadStalePage } from './stale-page.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input'];

/** `data-state` is absent until the island is woken, then `loading`, then `ready` or `failed`. */
const wake = async (island: HTMLElement): Promise<void> => {
  const { dataset } = island;
  if (dataset.state) return;
  dataset.state = 'loading';
  try {
    await loadIsland(island);
    dataset.state = 'ready';
  } catch (error) {
    console.error(`Island "${island.getAttribute('name')}" could not start.`, error);
    if (error instanceof StaleReleaseError && !hasKeptEvents(island)) reloadStalePage();
    // From here on the server's HTML works as it would without script.
    dataset.state = 'failed';
  }
  await replayEvents(island);
};

const islandOf = (event: Event) => closestTo(event, 'doc-island');

const isSettled = ({ dataset }: HTMLElement) => dataset.state === 'ready' || dataset.state === 'failed';

const wakeWhenVisible = (islands: readonly HTMLElement[]): void => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      void wake(target);
    }
  });
  for (const island of islands) observer.observe(island);
};

/** `data-when` is `interaction` (or nothing), `visible`, `idle` or `load`; interest always wakes. */
export const startIslands = (): void => {
  const islands = [...document.querySelectorAll<HTMLElement>('doc-island')];
  const waiting = (when: string) => islands.filter(({ dataset }) => dataset.when === when);
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
    keepEvent(island, event);
    void wake(island);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);

  for (const island of waiting('load')) void wake(island);
  for (const island of waiting('idle')) whenIdle(() => void wake(island));
  wakeWhenVisible(waiting('visible'));
};
