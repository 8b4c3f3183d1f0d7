import { beforeEach, expect, test } from 'vitest';
import type { Row } from '#client/search/hits.ts';
import { favorSearch, readSearches, rememberSearch } from '#client/search/stored-searches.ts';
import { refuseStorage } from '#tests/client/refusing-storage.ts';

const row = (address: string): Row => ({
  address,
  title: [
    { text: address, isMatch: true },
    { text: '!', isMatch: false },
  ],
  trail: ['Page'],
  kind: 'section',
});
const addresses = () => {
  const { recent, favorites } = readSearches();
  return { recent: recent.map(({ address }) => address), favorites: favorites.map(({ address }) => address) };
};

beforeEach(() => localStorage.clear());

test('ten favorites are kept', () => {
  for (let index = 0; index < 12; index += 1) {
    rememberSearch(row(`/${index}`));
    favorSearch(row(`/${index}`));
  }
  expect(addresses().favorites).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `/${index}`));
});

test('more favorites than ten in the storage are not read', () => {
  const stored = Array.from({ length: 11 }, (_, index) => ({
    address: `/${index}`,
    title: 'x',
    trail: [],
    kind: 'page',
  }));
  localStorage.setItem('favorite-searches', JSON.stringify(stored));
  expect(addresses().favorites).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => `/${index}`));
});

test.each(['{', '3', '[null, 1, {"address": "//evil.example"}, {"address": "javascript:x", "title": "x"}]'])(
  'the storage may hold anything: %s',
  (text) => {
    localStorage.setItem('recent-searches', text);
    expect(addresses()).toEqual({ recent: [], favorites: [] });
  },
);

test('without storage, there is no history', () => {
  const allow = refuseStorage('localStorage', 'getItem');
  rememberSearch(row('/0'));
  expect(addresses()).toEqual({ recent: [], favorites: [] });
  allow();
});
