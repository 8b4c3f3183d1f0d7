import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { openSearch as openDialog } from '#client/behaviors/open-search.ts';
import type { HostedSearch } from '#client/contracts/search.ts';
import { SearchDialog } from '#client/contracts/search-dialog.tsx';
import { startSearchDialog } from '#client/search/search-dialog.ts';
import { find, press, showPage } from '#tests/client/dom.ts';
import { STORAGE_HITS } from './search-answers.ts';
import { type Replies, type SearchCall, standIn } from './stand-in.ts';

/** The dialog as the Worker writes it. */
export const DIALOG = renderToString(<SearchDialog />);

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
export const openSearch = async (
  reply: Replies = () => ({ hits: STORAGE_HITS }),
  { text = '', hosted }: OpenOptions = {},
) => {
  closeSearch();
  const calls: SearchCall[] = [];
  standIn((call) => {
    // This one only loads the index.
    if (call.params.query === '') return {};
    calls.push(call);
    return reply(call);
  });
  const beacons = watchBeacons();
  /** The addresses that were opened. */
  const opened: string[] = [];
  history.replaceState(null, '', '/docs/faq');
  document.head.replaceChildren();
  showPage(
    `<button id="before"></button><form data-new-issue="https://github.com/nitrictech/docs/issues/new"><input id="search-input"></form>${DIALOG}`,
  );
  const field = find<HTMLInputElement>('#search-input');
  if (hosted) field.form?.setAttribute('data-hosted-search', JSON.stringify(hosted));
  field.value = text;
  field.focus();
  // The browser would follow links.
  dialog().addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) opened.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
  // Each page has a client of its own.
  vi.resetModules();
  startSearchDialog();
  openDialog(find('#before'));
  await vi.waitFor(() => find('.search-panel'));
  return { calls, opened, ...beacons };
};

/** Opens the dialog, and searches for a text. */
export const searchFor = async (text: string, reply?: Replies, options?: OpenOptions) => {
  const opened = await openSearch(reply, options);
  await search(text);
  return opened;
};

export const closeSearch = (): void => {
  const opened = document.querySelector<HTMLDialogElement>('.search-dialog[open]');
  if (opened) flushSync(() => button('Close').click());
};

export const dialog = () => find<HTMLDialogElement>('.search-dialog');
export const queryField = () => find<HTMLInputElement>('[role=combobox]');
export const searchStatus = () => find('.search-query').dataset.status;
/** What screen readers say. */
export const announced = () => find('.search-body > [role=status]').textContent;

/** Replaces the text of the field, like a reader who selects it and types. */
export const type = (text: string): void => {
  queryField().value = text;
  flushSync(() => queryField().dispatchEvent(new InputEvent('input', { bubbles: true })));
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
    if (document.querySelector('.search-dialog[open]')) throw new Error('The dialog is open.');
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
    .flatMap((list) => [...list.querySelectorAll('.hit-title')].map(({ textContent }) => textContent));
