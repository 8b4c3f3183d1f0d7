import { beforeEach, expect, test, vi } from 'vitest';
import { find } from '#tests/client/dom.ts';
import { STORAGE_HITS } from '#tests/client/search/search-answers.ts';
import { standIn } from '#tests/client/search/stand-in.ts';
import {
  activeHref,
  answered,
  asNewReader,
  closed,
  openSearch,
  pressKey,
  queryField,
  search,
  type,
} from './open-search.tsx';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

const attribute = (name: string) => queryField().getAttribute(name);

asNewReader();
beforeEach(() => void standIn(({ params }) => (params.query === 'zzz' ? {} : { hits: STORAGE_HITS })));

test('the field has a name, and says which lists it controls, and whether there are any', async () => {
  openSearch();
  await search('storage');
  expect(find('form.search-query').getAttribute('role')).toBe('search');
  expect(['type', 'aria-label', 'aria-labelledby', 'aria-autocomplete'].map(attribute)).toEqual([
    'text',
    'Search the documentation',
    null,
    'list',
  ]);
  const lists = [...document.querySelectorAll('[role=listbox]')].map(({ id }) => id);
  expect(lists).toHaveLength(3);
  expect([attribute('aria-expanded'), attribute('aria-controls')]).toEqual(['true', lists.join(' ')]);
  await search('zzz');
  expect([attribute('aria-expanded'), attribute('aria-controls')]).toEqual(['false', null]);
});

test('each list has the name of its heading, and owns its options, which are no stops of the Tab key', async () => {
  openSearch();
  await search('storage');
  for (const list of document.querySelectorAll('[role=listbox]')) {
    const section = list.closest('section');
    expect(list.getAttribute('aria-labelledby')).toBe(section?.querySelector('h2')?.id);
    const options = [...(section?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    expect(list.getAttribute('aria-owns')).toBe(options.map(({ id }) => id).join(' '));
    expect(options.map(({ tabIndex }) => tabIndex)).toEqual(options.map(() => -1));
    expect(section?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  }
});

test('the form is never submitted, neither by Enter before the answer nor by a button of a keyboard', async () => {
  openSearch();
  type('storage');
  expect(pressKey('Enter').defaultPrevented).toBe(true);
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('form.search-query').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await closed();
});

test('a reader who returns to the field, or clicks it, finds the active option as it was', async () => {
  openSearch();
  await search('storage');
  pressKey('ArrowDown');
  const active = activeHref();
  find('.search-close').focus();
  queryField().focus();
  queryField().click();
  await answered();
  expect(activeHref()).toBe(active);
});
