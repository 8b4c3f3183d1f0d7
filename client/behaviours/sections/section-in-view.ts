import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';

/** A section is in view once its heading is closer than this to the top of the window. */
const LINE_PX = 128;
const ON_THIS_PAGE = `.${MARKUP.onThisPage}`;
const LISTS = `.${MARKUP.rail}, .${MARKUP.sectionAnchors}, ${ON_THIS_PAGE}`;

const topOf = (element: Element) => element.getBoundingClientRect().top;

const isInWindow = (heading: Element) => topOf(heading) >= 0 && topOf(heading) < innerHeight;

/** Marks one link in a list of sections, or no link. */
const markLink = (list: Element, link: HTMLAnchorElement | undefined): void => {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  // Only a rail longer than the window scrolls.
  list.scrollTop = link.offsetTop - list.clientHeight / 2;
};

/**
 * Marks the section in view in every list of the page's sections. If a list does not have it, the closest earlier section is
 * marked.
 */
export const startScrollSpy = (): void => {
  const passed = new Set<string>();
  const markIn = (list: Element) =>
    markLink(
      list,
      [...list.querySelectorAll('a')].findLast(({ hash }) => passed.has(hash)),
    );
  // The observed area reaches far below the window, so a heading that is not fully inside has passed the line at the top.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        passed[intersectionRatio < 1 ? 'add' : 'delete'](`#${target.id}`);
      }
      document.querySelectorAll(LISTS).forEach(markIn);
    },
    { rootMargin: `-${LINE_PX}px 0px 10000000px`, threshold: 1 },
  );
  // Every page with sections has this list, and it lists all sections.
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>(`${ON_THIS_PAGE} a`)) {
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

/** Marks the section that a reader chose if it is too close to the end of the page to scroll up to the line. */
export const startLastSections = (): void => {
  // The page scrolls first, and the scroll spy reacts to that.
  const markSoon = () => requestAnimationFrame(() => setTimeout(markNamed));
  onClick(`:is(${LISTS}) a`, markSoon);
  // The first click may have happened before this ran.
  markSoon();
};

const HEADINGS = `.${MARKUP.prose} > h2, .${MARKUP.entry} :is(h2, h3)`;

/**
 * Returns the id of the section or the symbol that the reader is in. It is the one in the address while it is in the window,
 * or else the last one whose heading passed the line. If none passed the line, it is again the one in the address.
 */
export const sectionBeingRead = (): string | undefined => {
  const headings = [...document.querySelectorAll(HEADINGS)];
  const named = [...document.querySelectorAll(`.${MARKUP.prose} [id]`)].find(
    ({ id }) => id === location.hash.slice(1),
  );
  if (named && isInWindow(named)) return named.id;
  return (headings.findLast((heading) => topOf(heading) < LINE_PX) ?? named)?.id;
};
