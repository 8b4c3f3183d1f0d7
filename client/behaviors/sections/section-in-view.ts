import { MARKUP } from '#client/contracts/markup.ts';
import { isInWindow, lastAboveLine } from './reading-line.ts';

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
