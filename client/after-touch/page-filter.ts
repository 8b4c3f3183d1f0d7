import { MARKUP } from '#client/contracts/markup.ts';
import { isForInputMethod } from '#client/events.ts';

/** A part of the article that is shown or hidden as a whole. */
interface Part {
  blocks: HTMLElement[];
  text: string;
}

const HEADING = 'header';
const ENTRY = `.${MARKUP.entry}`;
/** The texts by which a reader knows a symbol. The rest of its entry mentions too many others. */
const ENTRY_TEXTS = `${HEADING}, ${HEADING} ~ p, .${MARKUP.propertyName}`;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

const textOf = (block: HTMLElement): string =>
  block.matches(ENTRY)
    ? [...block.querySelectorAll(ENTRY_TEXTS)].map((text) => text.textContent).join(' ')
    : block.textContent;

/** A part begins at each entry of a symbol and at each heading. The first one is what precedes them. */
const partsOf = (prose: Element): Part[] => {
  const parts: Part[] = [{ blocks: [], text: '' }];
  for (const block of prose.querySelectorAll<HTMLElement>(':scope > *')) {
    if (block.matches(`${ENTRY}, ${HEADING}`)) parts.push({ blocks: [], text: '' });
    const part = parts.at(-1);
    part?.blocks.push(block);
    if (part) part.text += ` ${textOf(block).toLowerCase()}`;
  }
  return parts;
};

/** `true` for a heading above others, which is shown with them and does not count. */
const isGroup = ({ blocks: [heading] }: Part, next: Part | undefined): boolean =>
  Boolean(heading?.matches('.h2') && next?.blocks[0]?.matches('.h3'));

/**
 * The parts with the most of the words, if these are at least half of them: a message that a reader pasted has names and paths
 * of their own.
 */
const bestOf = (parts: readonly Part[], words: ReadonlySet<string>): ReadonlySet<Part> => {
  const count = ({ text }: Part) => [...words].filter((word) => text.includes(word)).length;
  const best = Math.max(...parts.map(count));
  return new Set(parts.filter((part) => best * 2 >= words.size && count(part) === best));
};

/**
 * Shows only the symbols or messages of the page that match a text while a reader types it, and reports how many there are. Escape
 * and a link to something hidden show all again. Enter still sends the form to the site's search.
 */
export const startPageFilter = (): void => {
  const form = document.querySelector(`.${MARKUP.pageFilter}`);
  const input = form?.querySelector('input');
  const status = form?.querySelector('[role=status]');
  const prose = document.querySelector(`.${MARKUP.prose}`);
  if (!input || !status || !prose) return;
  const [start, ...parts] = partsOf(prose);
  const groups = new Set(parts.filter((part, index) => isGroup(part, parts[index + 1])));
  const items = parts.filter((part) => !groups.has(part));
  let scrolled: number | undefined;

  const show = () => {
    const words = wordsOf(input.value);
    const isFiltered = words.size > 0;
    const shown = isFiltered ? bestOf(items, words) : new Set(items);
    const hide = ({ blocks }: Part, hidden: boolean) => {
      for (const block of blocks) block.hidden = hidden;
    };
    if (start) hide(start, isFiltered);
    let isGroupShown = false;
    for (const part of parts.toReversed()) {
      if (shown.has(part)) isGroupShown = true;
      hide(part, groups.has(part) ? !isGroupShown : !shown.has(part));
      if (groups.has(part)) isGroupShown = false;
    }
    status.textContent = !isFiltered
      ? ''
      : shown.size > 0
        ? `${shown.size} of ${items.length}`
        : 'None here. Press Enter to search all pages.';
    if (isFiltered) {
      scrolled ??= scrollY;
      if (prose.getBoundingClientRect().top < 0) prose.scrollIntoView({ behavior: 'instant' });
    } else if (scrolled !== undefined) {
      scrollTo({ top: scrolled, behavior: 'instant' });
      scrolled = undefined;
    }
  };
  const clear = () => {
    input.value = '';
    show();
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isForInputMethod(event)) clear();
  });
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]')) return;
    scrolled = undefined;
    clear();
    target.scrollIntoView({ behavior: 'instant' });
  });
  // A reader may have typed before this ran.
  if (input.value) show();
};
