import { closestTo } from '#client/events/events.ts';

const SIGNS = ['pointerover', 'pointerdown', 'wheel', 'keydown', 'focusin', 'change'];

/** A pointer may rest anywhere from the start: over these it is meant. */
const isMeant = (event: Event) =>
  event.type !== 'pointerover' || closestTo(event, '[data-sections], .language-choice');

/** Loads what no reader needs before a first touch. */
export const startFirstTouch = (): void => {
  const load = (event: Event) => {
    if (!isMeant(event)) return;
    for (const type of SIGNS) removeEventListener(type, load, true);
    // Where that fails the page works as it does without these.
    import('#client/after-touch.ts').then(({ startAfterTouch }) => startAfterTouch()).catch(() => {});
  };
  for (const type of SIGNS) addEventListener(type, load, true);
};
