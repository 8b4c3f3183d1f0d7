import { closestTo } from '#client/events/delegated-events.ts';

type Replay = () => void;

const kept = new WeakMap<Element, Map<Element, Replay>>();

/**
 * Returns the element whose click or submit is kept, and a function that repeats the event. Native links and disclosures never
 * wait.
 */
const replayOf = (event: Event): [Element, Replay] | undefined => {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    return [target, () => target.requestSubmit(event.submitter)];
  }
  const button = closestTo(event, 'button');
  return button && !button.closest('a, summary') ? [button, () => button.click()] : undefined;
};

/** Holds back a click or submit until the island is ready. Repeated events on the same element count once. */
export const keepEvent = (island: Element, event: Event): void => {
  const replay = replayOf(event);
  if (!replay) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const replays = kept.get(island) ?? new Map<Element, Replay>();
  kept.set(island, replays.set(...replay));
};

export const hasKeptEvents = (island: Element) => kept.has(island);

/** Replays the events that were held back, in order and once each. */
export const replayEvents = async (island: Element): Promise<void> => {
  const replays = kept.get(island);
  kept.delete(island);
  for (const [target, replay] of replays ?? []) {
    if (target.isConnected) replay();
    // This lets React render the effect of one event before the next.
    await Promise.resolve();
  }
};
