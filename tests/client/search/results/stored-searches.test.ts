import { beforeEach, expect, test } from 'vitest';
import type { Row } from '#client/search/results/row.ts';
import {
  favorSearch,
  forgetSearch,
  readSearches,
  rememberSearch,
  shownRecent,
} from '#client/search/results/stored-searches.ts';
import { refuseStorage } from '#tests/client/refusing-storage.ts';

const row = (address: string): Row => ({
  address,
  title: [
    { text: address, isMarked: true },
    { text: '!', isMarked: false },
  ],
  trail: ['Page'],
  kind: 'section',
});
const addresses = () => {
  const { recent, favorites } = readSearches();
  return { recent: recent.map(({ address }) => address), favorites: favorites.map(({ address }) => address) };
};
const remember = (count: number) => {
  for (let index = 0; index < count; index += 1) rememberSearch(row(`/${index}`));
};

beforeEach(() => localStorage.clear());

test('the newest seven searches are kept, each once, with their plain titles', () => {
  remember(9);
  rememberSearch(row('/4'));
  expect(addresses().recent).toEqual(['/4', '/8', '/7', '/6', '/5', '/3', '/2']);
  expect(readSearches().recent[0]).toEqual({ address: '/4', title: '/4!', trail: ['Page'], kind: 'section' });
});

test('beside favorites, four recent searches are shown', () => {
  remember(7);
  expect(shownRecent(readSearches())).toHaveLength(7);
  favorSearch(row('/6'));
  expect(shownRecent(readSearches()).map(({ address }) => address)).toEqual(['/5', '/4', '/3', '/2']);
});

test('a favorite is no recent search, even if it is chosen again, and it can be removed', () => {
  remember(2);
  favorSearch(row('/0'));
  rememberSearch(row('/0'));
  expect(addresses()).toEqual({ recent: ['/1'], favorites: ['/0'] });
  forgetSearch(row('/0'));
  forgetSearch(row('/1'));
  expect(addresses()).toEqual({ recent: [], favorites: [] });
});

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
