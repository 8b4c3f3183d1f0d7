import { expect, test } from 'vitest';
import { checkLinkedPages } from '#scripts/content/checks/check-linked-pages.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';

// The check reads nothing else.
const page = (path: string, ...urls: string[]) =>
  ({
    path,
    sourceFile: `${path}.mdx`,
    links: urls.map((url) => ({ url })),
    anchors: [],
    symbols: {},
  }) as unknown as PageFacts;

test('a page links to two others, and two others link to it', () => {
  const pages = [page('/a', '/b', '/c#x'), page('/b', '/a', '/c'), page('/c', '/a', '/b#y')];
  expect(checkLinkedPages(pages)).toEqual([]);
});

test('links to the page itself, to other sites, and second links to one page do not count', () => {
  const pages = [
    page('/a', '/a#x', '/b', '/b#y', 'https://c.example/', '#z'),
    page('/b', '/a', '/c'),
    page('/c', '/a', '/b'),
  ];
  expect(checkLinkedPages(pages).map(({ file, message }) => `${file} ${message}`)).toEqual([
    '/a.mdx The text of this page links to 1 other page.',
    '/c.mdx This page has links from the text of 1 other page.',
  ]);
});

test('nothing is said about the links of a page that could not be read', () => {
  const unread = { ...page('/a'), anchors: undefined };
  expect(checkLinkedPages([unread, page('/b', '/a', '/c'), page('/c', '/a', '/b')])).toEqual([]);
});

test('nothing is said about a page that shows data with mistakes', () => {
  const shows = { ...page('/a'), symbols: { nodejs: '' } };
  const pages = [shows, page('/b', '/a', '/c'), page('/c', '/a', '/b')];
  expect(checkLinkedPages(pages, new Set(['nodejs']))).toEqual([]);
  expect(checkLinkedPages(pages)).toHaveLength(3);
});
