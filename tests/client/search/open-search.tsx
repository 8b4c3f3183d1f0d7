import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { HostedSearch } from '#client/contracts/search.ts';
import { createSearch } from '#client/search/search-client.ts';
import { SearchDialog } from '#client/search/search-dialog.tsx';
import { find, press, showPage } from '#tests/client/dom.ts';
import { STORAGE_HITS } from './search-answers.ts';
import { type Replies, standIn } from './stand-in.ts';

let root: Root | undefined;

/** Each test begins with a new reader, whose device asks for nothing special, and ends with a closed dialog. */
export const asNewReader = (): void => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-sdk');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  });
  afterEach(() => {
    closeSearch();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};

/** Notes what the dialog tells the world: the counted outcomes, such as `left storage`, and the clicks that a hosted index learns of. */
export const watchBeacons = () => {
  const outcomes: string[] = [];
  const clicks: unknown[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    const { outcome, query, events } = JSON.parse(String(body));
    if (events) clicks.push(...events);
    else outcomes.push(`${outcome} ${query}`);
    return true;
  });
  return { outcomes, clicks };
};

interface OpenOptions {
  text?: string;
  hosted?: HostedSearch;
}

/** Opens the dialog on a page at `/docs/faq`, with the text of the field. Each search finds `STORAGE_HITS`, or gets its reply. */
export const openSearch = (
  reply: Replies = () => ({ hits: STORAGE_HITS }),
  { text = '', hosted }: OpenOptions = {},
) => {
  closeSearch();
  const calls = standIn(reply);
  const beacons = watchBeacons();
  /** The addresses that were opened. */
  const opened: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
  history.replaceState(null, '', '/docs/faq');
  document.head.replaceChildren();
  showPage(
    '<button id="before"></button><form data-new-issue="https://github.com/nitrictech/docs/issues/new"><input id="search-input"></form><div id="root"></div>',
  );
  const field = find<HTMLInputElement>('#search-input');
  field.value = text;
  field.focus();
  // The browser would follow links.
  find('#root').addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) opened.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
  root = createRoot(find('#root'));
  flushSync(() =>
    root?.render(
      <SearchDialog
        {...{ field, hosted, returnTo: find('#before'), search: createSearch(hosted) }}
        onClosed={() => root?.render(null)}
      />,
    ),
  );
  return { calls, opened, ...beacons };
};

/** Opens the dialog, and searches for a text. */
export const searchFor = async (text: string, reply?: Replies, options?: OpenOptions) => {
  const opened = openSearch(reply, options);
  await search(text);
  return opened;
};

export const closeSearch = (): void => {
  flushSync(() => root?.unmount());
  root = undefined;
};

export const dialog = () => find<HTMLDialogElement>('.search-dialog');
export const queryField = () => find<HTMLInputElement>('[role=combobox]');
export const searchStatus = () => find('.search-query').dataset.status;
/** What screen readers say. */
export const announced = () => find('.search-frame > [role=status]').textContent;

/** Replaces the text of the field, like a reader who selects it and types. */
export const type = (text: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(queryField(), text); // React ignores a value that it has seen being set.
  queryField().dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** Replaces the text and waits for its answer. */
export const search = async (text: string): Promise<void> => {
  type(text);
  await answered();
};

export const answered = () =>
  vi.waitFor(() => {
    if (searchStatus() !== 'idle' && searchStatus() !== 'error') throw new Error(searchStatus());
  });

export const closed = () =>
  vi.waitFor(() => {
    if (document.querySelector('.search-dialog')) throw new Error('The dialog is open.');
  });

/** From now on, time passes only in steps. React renders in a task of its own. */
export const stopTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  };
};

export const pressKey = (key: string, more?: KeyboardEventInit) =>
  flushSync(() => press(queryField(), key, more));

/** The texts of all elements. */
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

export const options = () => [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')];
export const hrefs = () => options().map((option) => option.getAttribute('href'));
export const activeHref = () => find('[role=option][aria-selected=true]').getAttribute('href');

export const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent) === name,
  );
  if (!found) throw new Error(`No button ${name}.`);
  return found;
};

/** The titles of the rows of a list, by the name of the list. */
export const titlesIn = (name: string): string[] =>
  [...document.querySelectorAll('.search-list')]
    .filter((list) => list.querySelector('h2')?.textContent === name)
    .flatMap((list) => [...list.querySelectorAll('.search-title')].map(({ textContent }) => textContent));
