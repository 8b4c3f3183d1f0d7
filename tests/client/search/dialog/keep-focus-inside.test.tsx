import { expect, test, vi } from 'vitest';
import { find, press } from '#tests/client/dom.ts';
import { STORAGE_HITS } from '#tests/client/search/search-answers.ts';
import { standIn } from '#tests/client/search/stand-in.ts';
import {
  activeHref,
  answered,
  asNewReader,
  button,
  openSearch,
  pressKey,
  queryField,
  search,
} from './open-search.tsx';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

test('Tab moves from the last stop to the first, Shift+Tab moves back, and the browser does all other steps', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await search('storage');
  const last = find('.search-all');
  last.focus();
  expect(press(last, 'Tab').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(queryField());
  expect(pressKey('Tab').defaultPrevented).toBe(false);
  expect(activeHref()).toBe('/docs/storage');
  expect(press(queryField(), 'Tab', { shiftKey: true }).defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(last);
});

test('a panel that scrolls is a stop while it holds none', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  const scrollHeight = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  openSearch();
  await answered();
  const panel = find('.search-panel');
  expect(panel.tabIndex).toBe(0);
  panel.focus();
  expect(press(panel, 'Tab').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(queryField());
  await search('storage');
  expect(panel.hasAttribute('tabindex')).toBe(false);
  scrollHeight.mockRestore();
});

test('a button that the window has no room for is no stop', () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  button('Close').checkVisibility = () => false;
  expect(press(queryField(), 'Tab').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(queryField());
});
