import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { closestTo } from '#client/events/delegated-events.ts';
import { sectionBeingRead } from './section-in-view.ts';

/**
 * The anchor of the same section on another page, or of the notice that it has none. `sections` is a list such as
 * `run keyvalue=collections`: a name stands for both pages, unless `=` gives another for the other page.
 */
export const counterpartAnchor = (sections: string, current: string | undefined): string => {
  if (!current) return '';
  const entry = sections.split(' ').find((section) => section.split('=')[0] === current);
  return entry?.split('=').at(-1) ?? FRAME_IDS.noCounterpart;
};

/** Makes links to other versions and libraries lead to the section that is being read. */
export const startSameSection = (): void => {
  const lead = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, `a[${MARKUP.sectionsAttribute}]`);
    if (link)
      link.hash = counterpartAnchor(link.getAttribute(MARKUP.sectionsAttribute) ?? '', sectionBeingRead());
  };
  // A pointer may open the link in many ways once it is down; the keyboard sends a click alone.
  document.addEventListener('pointerdown', lead);
  document.addEventListener('click', lead);
};
