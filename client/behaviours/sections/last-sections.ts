import { onClick } from '#client/events/events.ts';
import { markSection, SECTION_LISTS } from './mark-section.ts';

/** Whether a section is in the window of a page that can scroll no further. */
const isAtEnd = (hash: string): boolean => {
  const top = document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? -1;
  const isInWindow = top >= 0 && top < innerHeight;
  return isInWindow && innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
};

const markNamed = (): void => {
  const { hash } = location;
  if (!isAtEnd(hash)) return;
  for (const list of document.querySelectorAll(SECTION_LISTS)) {
    const named = [...list.querySelectorAll('a')].find((link) => link.hash === hash);
    if (named) markSection(list, named);
  }
};

/** Once the page has scrolled and the scroll spy has seen it. */
const markSoon = () => requestAnimationFrame(() => setTimeout(markNamed));

/** What ends a page cannot scroll up to the line where the scroll spy looks: there the section that was asked for counts. */
export const startLastSections = (): void => {
  onClick(`:is(${SECTION_LISTS}) a`, markSoon);
  // The first click may have been before this.
  markSoon();
};
