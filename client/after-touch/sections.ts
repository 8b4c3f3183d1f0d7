import { isInWindow, lastAboveLine } from '#client/behaviors/section-in-view.ts';
import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { closestTo, onClick } from '#client/events.ts';

/** A reader who scrolls causes one of these events. Dragging the scroll bar causes none. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'];
const { dataset } = document.documentElement;

const chooseSection = ({ hash }: { hash: string }): void => {
  dataset.section = hash;
  // The browser scrolls first. If the page is at its end, it does not scroll, and `startSectionInView` must still look.
  requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event('scroll'))));
};

const forget = (): void => {
  dataset.section = '';
};

const forgetOutOfSight = (): void => {
  if (!isInWindow(document.getElementById(dataset.section?.slice(1) ?? ''))) forget();
};

/**
 * Keeps the section that a reader chose as the one in view until the reader scrolls by hand. It may be too close to the end of
 * the page to scroll up, or so short that the next one is above the line too.
 */
export const startChosenSection = (): void => {
  onClick<HTMLAnchorElement>('a[href^="#"]', chooseSection);
  addEventListener('hashchange', () => chooseSection(location));
  for (const type of SCROLL_EVENTS) addEventListener(type, forget);
  addEventListener('scrollend', forgetOutOfSight);
  // The reader may have chosen a section before this ran.
  if (location.hash) chooseSection(location);
};

const HEADINGS = `.${MARKUP.prose} > header > h2, .${MARKUP.entry} :is(h2, h3)`;

/**
 * Returns the id of the section or the symbol that the reader is in. It is the one in the address while it is in the window,
 * or else the last one above the line. If none is, it is again the one in the address.
 */
const sectionBeingRead = (): string | undefined => {
  const named = [...document.querySelectorAll(`.${MARKUP.prose} [id]`)].find(
    ({ id }) => id === location.hash.slice(1),
  );
  if (isInWindow(named)) return named?.id;
  const headings = [...document.querySelectorAll(HEADINGS)];
  return (headings[lastAboveLine(headings)] ?? named)?.id;
};

/**
 * Returns the anchor of the same section on another page, or of the notice that there is no counterpart. `sections` lists the
 * anchors that the other page lacks or names differently, such as `queue-drain collection=kv`. All others are the same there.
 */
export const counterpartAnchor = (sections: string, current = ''): string => {
  const entry = sections.split(' ').find((section) => section && section.split('=')[0] === current);
  return entry === undefined ? current : (entry.split('=')[1] ?? FRAME_IDS.noCounterpart);
};

/** Makes links to other versions and libraries lead to the section that the reader is in. */
export const startSameSection = (): void => {
  const lead = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, `a[${MARKUP.sectionsAttribute}]`);
    if (link)
      link.hash = counterpartAnchor(link.getAttribute(MARKUP.sectionsAttribute) ?? '', sectionBeingRead());
  };
  // A pointer can open the link in many ways once it is down. The keyboard sends only a click.
  document.addEventListener('pointerdown', lead);
  document.addEventListener('click', lead);
};

/** Marks the links of the line about the symbol in view that lead to a library without it. */
const markMissing = (id: string | undefined): void => {
  for (const link of document.querySelectorAll(`.${MARKUP.samePage} [${MARKUP.sectionsAttribute}]`)) {
    const anchor = counterpartAnchor(link.getAttribute(MARKUP.sectionsAttribute) ?? '', id);
    link.classList.toggle(MARKUP.missing, anchor === FRAME_IDS.noCounterpart);
  }
};

/**
 * Names the section in view in the row that stays below the top bar on phones, and in the line of a reference. The row is the label
 * of its list, so screen readers still hear first what it is.
 */
export const startSectionName = (): void => {
  const list = document.querySelector(`.${MARKUP.onThisPage}`);
  const name = list?.querySelector(`.${MARKUP.sectionName}`);
  if (!list || !name) return;
  const atTop = name.textContent;
  const symbol = document.querySelector(`.${MARKUP.symbolName}`);
  const page = symbol?.textContent ?? '';
  const purpose = document.createElement('span');
  purpose.className = 'sr-only';
  purpose.textContent = `${atTop}: `;
  name.parentElement?.prepend(purpose);
  const show = () => {
    const section = list.querySelector<HTMLAnchorElement>('[aria-current]');
    name.textContent = section ? section.textContent : atTop;
    purpose.hidden = !section;
    if (symbol) symbol.textContent = section?.textContent ?? page;
    markMissing(section?.hash.slice(1));
  };
  show();
  new MutationObserver(show).observe(list, { subtree: true, attributeFilter: ['aria-current'] });
};

const showCurrent = (): void => {
  const entries = document.querySelector(`.${MARKUP.onThisPage}[open] ul`);
  const current = entries?.querySelector<HTMLElement>('[aria-current]');
  if (entries && current) entries.scrollTop = current.offsetTop - entries.clientHeight / 2;
};

/** Opens "On this page" at the section in view. */
export const startOnThisPage = (): void => {
  // The event does not bubble, so the listener captures it.
  document.addEventListener('toggle', showCurrent, true);
  // A reader may have opened the list before this ran.
  showCurrent();
};
