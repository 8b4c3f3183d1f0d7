/** The lists of a page's sections. */
export const SECTION_LISTS = '.rail, .section-anchors, .on-this-page';

/** Marks one link of such a list, or none. */
export const markSection = (list: Element, link: HTMLAnchorElement | undefined): void => {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  // Only a rail that is longer than the window scrolls.
  list.scrollTop = link.offsetTop - list.clientHeight / 2;
};
