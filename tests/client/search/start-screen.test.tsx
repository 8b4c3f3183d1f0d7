import { beforeEach, expect, test, vi } from 'vitest';
import {
  activeHref,
  answered,
  asNewReader,
  button,
  closed,
  dialog,
  hrefs,
  openSearch,
  options,
  pressKey,
  queryField,
  search,
  titlesIn,
} from './open-search.tsx';
import { STORAGE_HITS } from './search-answers.ts';
import { standIn } from './stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);
const store = (key: string, titles: readonly string[]) =>
  localStorage.setItem(
    key,
    JSON.stringify(
      titles.map((title) => ({ address: `/${title.replace(' ', '-')}`, title, trail: [], kind: 'page' })),
    ),
  );
const openStart = async () => {
  const opened = openSearch();
  await answered();
  return opened;
};

asNewReader();
beforeEach(() => void standIn(() => ({ hits: STORAGE_HITS })));

test('without a history, the start screen says so and offers the ten building blocks', async () => {
  const { opened } = await openStart();
  expect(dialog().textContent).toContain('No recent searches');
  expect(hrefs()).toHaveLength(10);
  pressKey('ArrowDown');
  pressKey('Enter');
  expect(opened).toEqual(['/docs/http']);
});

test('a chosen hit is the first recent search, once, and Enter opens it again', async () => {
  for (const index of [1, 0, 1]) {
    await openStart();
    await search('storage');
    options()[index]?.click();
    await closed();
  }
  const { opened } = await openStart();
  expect(titlesIn('Recent')).toEqual(['Upload and download links', 'Storage']);
  expect(dialog().textContent).not.toContain('No recent searches');
  expect(activeHref()).toBe('/docs/storage#upload-links');
  pressKey('Enter');
  expect(opened).toEqual(['/docs/storage#upload-links']);
});

test('seven recent searches are shown, and each can be removed', async () => {
  store('recent-searches', names(9, 'recent'));
  await openStart();
  expect(titlesIn('Recent')).toEqual(names(7, 'recent'));
  button('Remove “recent 0”').click();
  await vi.waitFor(() => expect(titlesIn('Recent')).toEqual(names(8, 'recent').slice(1)));
  expect(document.activeElement).toBe(queryField());
});

test('four recent searches are shown besides favorites, of which there are ten, and both move and go', async () => {
  store('recent-searches', names(9, 'recent'));
  store('favorite-searches', names(9, 'favorite'));
  await openStart();
  expect(titlesIn('Recent')).toEqual(names(4, 'recent'));
  for (const name of names(2, 'recent')) {
    button(`Move “${name}” to favorites`).click();
    await vi.waitFor(() => expect(titlesIn('Favorites')[0]).toBe(name));
    expect(document.activeElement).toBe(queryField());
  }
  expect(titlesIn('Favorites')).toEqual(['recent 1', 'recent 0', ...names(8, 'favorite')]);
  for (const name of titlesIn('Favorites')) {
    button(`Remove “${name}”`).click();
    await vi.waitFor(() => expect(titlesIn('Favorites')).not.toContain(name));
  }
  expect(titlesIn('Recent')).toEqual(names(8, 'recent').slice(2));
});

test('a hit on the start screen is not counted', async () => {
  const { outcomes } = await openStart();
  options()[0]?.click();
  await closed();
  expect(outcomes).toEqual([]);
});
