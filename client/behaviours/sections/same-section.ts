import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { closestTo } from '#client/events/events.ts';

/** A section is being read once its heading has come this near to the window's top, in pixels. */
const LINE_PX = 128;

const top = (element: Element) => element.getBoundingClientRect().top;

/** The section that the address names, unless the reader has gone on to another; at the page's top it counts again. */
const currentSection = (): string | undefined => {
  const headings = [...document.querySelectorAll('.prose > h2')];
  const named = headings.find(({ id }) => id === location.hash.slice(1));
  const inWindow = named && top(named) >= 0 && top(named) < innerHeight;
  const passed = headings.findLast((heading) => top(heading) < LINE_PX);
  return (inWindow ? named : (passed ?? named))?.id;
};

/** The anchor on the other page: of the same section, else of the word that there is none. */
export const counterpartAnchor = (sections: string, current: string | undefined): string => {
  if (!current) return '';
  const entry = sections.split(' ').find((section) => section.split('=')[0] === current);
  return entry?.split('=').at(-1) ?? FRAME_IDS.noCounterpart;
};

/** Links to other versions and libraries lead on to the section that is being read. */
export const startSameSection = (): void => {
  const lead = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[data-sections]');
    if (link) link.hash = counterpartAnchor(link.dataset.sections ?? '', currentSection());
  };
  // The first for whatever a pointer does with a link, the second for the keyboard.
  document.addEventListener('pointerdown', lead);
  document.addEventListener('click', lead);
};
