import { markSection, SECTION_LISTS } from './mark-section.ts';

/** A section is in view once its heading has come this near to the window's top, in pixels. */
const LINE_PX = 128;

/** Marks the section in view in the rail, the side navigation and "On this page". Each list marks the nearest that it has. */
export const startScrollSpy = (): void => {
  const passed = new Set<string>();
  const mark = (list: Element) =>
    markSection(
      list,
      [...list.querySelectorAll('a')].findLast(({ hash }) => passed.has(hash)),
    );
  // The observed area reaches far below the window: what is not wholly inside of it has passed the line at the top.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        passed[intersectionRatio < 1 ? 'add' : 'delete'](`#${target.id}`);
      }
      document.querySelectorAll(SECTION_LISTS).forEach(mark);
    },
    { rootMargin: `-${LINE_PX}px 0px 10000000px`, threshold: 1 },
  );
  // The rail stands in every page that has sections, and has all of them.
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('.rail a')) {
    const heading = document.getElementById(hash.slice(1));
    if (heading) observer.observe(heading);
  }
};
