import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';

/** A section is in view once its heading is nearer than this to the window's top. */
const LINE_PX = 128;
const RAIL = `.${MARKUP.rail}`;
const LISTS = `${RAIL}, .${MARKUP.sectionAnchors}, .${MARKUP.onThisPage}`;

const topOf = (element: Element) => element.getBoundingClientRect().top;

const isInWindow = (heading: Element) => topOf(heading) >= 0 && topOf(heading) < innerHeight;

/** Marks one link of a list of sections, or none. */
const markLink = (list: Element, link: HTMLAnchorElement | undefined): void => {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  // Only a rail that is longer than the window scrolls.
  list.scrollTop = link.offsetTop - list.clientHeight / 2;
};

/** Marks the section in view in every list of the page's sections. Each list marks the nearest section that it has. */
export const startScrollSpy = (): void => {
  const passed = new Set<string>();
  const markIn = (list: Element) =>
    markLink(
      list,
      [...list.querySelectorAll('a')].findLast(({ hash }) => passed.has(hash)),
    );
  // The observed area reaches far below the window: a heading that is not wholly inside has passed the line at the top.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        passed[intersectionRatio < 1 ? 'add' : 'delete'](`#${target.id}`);
      }
      document.querySelectorAll(LISTS).forEach(markIn);
    },
    { rootMargin: `-${LINE_PX}px 0px 10000000px`, threshold: 1 },
  );
  // Every page with sections has the rail, and the rail has all of them.
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>(`${RAIL} a`)) {
    const heading = document.getElementById(hash.slice(1));
    if (heading) observer.observe(heading);
  }
};

const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1;

const markNamed = (): void => {
  const { hash } = location;
  const heading = document.getElementById(hash.slice(1));
  if (!heading || !isInWindow(heading) || !isAtEnd()) return;
  for (const list of document.querySelectorAll(LISTS)) {
    const named = [...list.querySelectorAll('a')].find((link) => link.hash === hash);
    if (named) markLink(list, named);
  }
};

/** Marks the section that a reader asked for when it is too near to the page's end to scroll up to the line. */
export const startLastSections = (): void => {
  // The page scrolls first, and the scroll spy reacts to that.
  const markSoon = () => requestAnimationFrame(() => setTimeout(markNamed));
  onClick(`:is(${LISTS}) a`, markSoon);
  // The first click may have come before this ran.
  markSoon();
};

/**
 * The id of the section that is being read: the one that the address names while it is in the window, else the last that
 * has passed the line. At the top of the page the named section counts again.
 */
export const sectionBeingRead = (): string | undefined => {
  const headings = [...document.querySelectorAll(`.${MARKUP.prose} > h2`)];
  const named = headings.find(({ id }) => id === location.hash.slice(1));
  if (named && isInWindow(named)) return named.id;
  return (headings.findLast((heading) => topOf(heading) < LINE_PX) ?? named)?.id;
};
