import { onClick } from './events.ts';
import { markSection, SECTION_LISTS } from './mark-section.ts';

const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1;

/** What ends a page cannot scroll up to the line where the scroll spy looks: there the section that was asked for counts. */
export function startLastSections(): void {
  onClick(`:is(${SECTION_LISTS}) a`, (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    // Once the page has scrolled and the scroll spy has seen it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isAtEnd()) return;
        for (const list of document.querySelectorAll(SECTION_LISTS)) {
          const named = [...list.querySelectorAll('a')].find(({ hash }) => hash === link.hash);
          if (named) markSection(list, named);
        }
      }),
    );
  });
}
