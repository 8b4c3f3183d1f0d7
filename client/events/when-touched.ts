import { MARKUP } from '#client/contracts/markup.ts';
import { SYMBOL_LINKS } from '#client/contracts/symbol-links.ts';
import { closestTo } from './delegated-events.ts';

/** Screen readers can click without any other event. */
const TOUCH_EVENTS = ['pointerover', 'pointerdown', 'wheel', 'keydown', 'focusin', 'change', 'click'];
const HOVERED = `[${MARKUP.sectionsAttribute}], .${MARKUP.languageChoice}, ${SYMBOL_LINKS}, .${MARKUP.searchControl}, .${MARKUP.searchLink}`;

/** A pointer may rest anywhere when the page opens, so hovering counts only over certain elements. */
const isMeant = (event: Event) => event.type !== 'pointerover' || closestTo(event, HOVERED);

/** Runs `work` once, when the reader first touches the page by pointer, wheel, or key, with the hash of the address at that time. */
export const whenTouched = (work: (touch: Event, hash: string) => void): void => {
  const begin = (event: Event) => {
    if (!isMeant(event)) return;
    for (const type of TOUCH_EVENTS) removeEventListener(type, begin, true);
    work(event, location.hash);
  };
  for (const type of TOUCH_EVENTS) addEventListener(type, begin, true);
};
