type Replay = () => void;

const kept = new WeakMap<Element, Map<Element, Replay>>();

/** Returns the button that must wait for its island. Native links and disclosures never wait. */
const waitingButton = (target: Element): HTMLElement | null => {
  const button = target.closest<HTMLElement>('button, input[type=submit], input[type=button]');
  return button?.closest('a, summary') ? null : button;
};

/** Returns the element whose event is kept, and a function that repeats the event. */
const replayOf = ({ type, target }: Event, submitter?: HTMLElement | null): [Element, Replay] | undefined => {
  if (!(target instanceof Element)) return undefined;
  if (type === 'submit' && target instanceof HTMLFormElement) {
    return [target, () => target.requestSubmit(submitter)];
  }
  const button = type === 'click' ? waitingButton(target) : null;
  return button ? [button, () => button.click()] : undefined;
};

/** Holds back a click or submit until the island is ready. Repeated events on the same element count once. */
export const keepEvent = (island: Element, event: Event): void => {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const replay = replayOf(event, submitter);
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
