import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';

const ON_THIS_PAGE = `.${MARKUP.onThisPage}`;
const LISTS = `.${MARKUP.outline}, .${MARKUP.sectionAnchors}, ${ON_THIS_PAGE}`;

const linksIn = (list: ParentNode, within = '') => [
  ...list.querySelectorAll<HTMLAnchorElement>(`${within} a`),
];

/**
 * Marks the section in view in every list of the page's sections: the chosen one while it is in the window, and otherwise the
 * last one above the line. Until `startChosenSection` runs, the section in the address is the chosen one. If a list does not
 * have the section, the closest earlier one is marked.
 */
export const startSectionInView = (): void => {
  // Every page with sections has this list, and it lists all sections.
  const hashes = linksIn(document, ON_THIS_PAGE).map(({ hash }) => hash);
  const headings = hashes.map((hash) => document.getElementById(hash.slice(1)));
  let marked = -1;
  const mark = () => {
    const chosen = hashes.indexOf(document.documentElement.dataset.section ?? location.hash);
    const current = isInWindow(headings[chosen]) ? chosen : lastAboveLine(headings);
    if (current === marked) return;
    marked = current;
    for (const list of document.querySelectorAll(LISTS)) {
      list.querySelector('[aria-current]')?.removeAttribute('aria-current');
      const link = linksIn(list).findLast(({ hash }) => hashes.indexOf(hash) <= current);
      link?.setAttribute('aria-current', 'true');
    }
  };
  mark();
  addEventListener('scroll', mark);
};

/** A heading, or nothing where the page has none. */
type Heading = Element | null | undefined;

/** The distance of an element from the top of the window, in px. For one that is not shown it is NaN, which is in no range. */
const topOf = (heading: Heading): number => heading?.getClientRects()[0]?.top ?? NaN;

/** `true` if the element begins in the window. */
export const isInWindow = (heading: Heading): boolean => topOf(heading) >= 0 && topOf(heading) < innerHeight;

/**
 * The index of the last of some headings, in page order, that is above the line, or -1. Over the last stretch of the page, the
 * line moves to the bottom of the window, so that each of the last sections crosses it. A page that does not scroll has none.
 */
export const lastAboveLine = (headings: readonly Heading[]): number => {
  /** The position of the line in the window, as a part of its height. */
  const line = 0.3;
  const whole = document.documentElement.scrollHeight - innerHeight;
  const stretch = Math.min(whole, innerHeight * line);
  const left = Math.min(1, (whole - scrollY) / stretch);
  return headings.findLastIndex((heading) => topOf(heading) < innerHeight * (1 - (1 - line) * left));
};

const goOn = (): void => {
  const anchor = location.hash.slice(1);
  const target = document.getElementById(anchor);
  const link = target?.matches(`.${MARKUP.moved}`) && target.querySelector('a');
  if (link) location.replace(link.href);
  else if (anchor && !target && document.getElementById(FRAME_IDS.noCounterpart))
    location.replace(`#${FRAME_IDS.noCounterpart}`);
};

/**
 * Goes on from an anchor whose content moved to another page. The anchor's element contains the link to the new address. On
 * references, an anchor that the page lacks leads to the notice about it. Other libraries have sections that this one lacks.
 */
export const startMovedAnchors = (): void => {
  goOn();
  addEventListener('hashchange', goOn);
};
