import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo } from '#client/events/delegated-events.ts';
import { isInWindow, lastAboveLine } from './reading-line.ts';

const HEADINGS = `.${MARKUP.prose} > header > h2, .${MARKUP.entry} :is(h2, h3)`;

/**
 * Returns the id of the section or the symbol that the reader is in. It is the one in the address while it is in the window,
 * or else the last one above the line. If none is, it is again the one in the address.
 */
const sectionBeingRead = (): string | undefined => {
  const named = [...document.querySelectorAll(`.${MARKUP.prose} [id]`)].find(
    ({ id }) => id === location.hash.slice(1),
  );
  if (isInWindow(named)) return named?.id;
  const headings = [...document.querySelectorAll(HEADINGS)];
  return (headings[lastAboveLine(headings)] ?? named)?.id;
};

/**
 * Returns the anchor of the same section on another page, or of the notice that there is no counterpart. `sections` lists the
 * anchors that the other page lacks or names differently, such as `queue-drain collection=kv`. All others are the same there.
 */
export const counterpartAnchor = (sections: string, current = ''): string => {
  const entry = sections.split(' ').find((section) => section && section.split('=')[0] === current);
  return entry === undefined ? current : (entry.split('=')[1] ?? FRAME_IDS.noCounterpart);
};

/** Makes links to other versions and libraries lead to the section that the reader is in. */
export const startSameSection = (): void => {
  const lead = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, `a[${MARKUP.sectionsAttribute}]`);
    if (link)
      link.hash = counterpartAnchor(link.getAttribute(MARKUP.sectionsAttribute) ?? '', sectionBeingRead());
  };
  // A pointer can open the link in many ways once it is down. The keyboard sends only a click.
  document.addEventListener('pointerdown', lead);
  document.addEventListener('click', lead);
};
