import { expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import release from '#release';
import { menuLink, menuWithKey } from '#worker/model/menus.ts';

const referencesOf = (path: string) =>
  menuLink(menuWithKey('building-blocks', release.menus), `/docs/${path}`)?.reference?.hrefBySdk ?? {};

test.each(BUILDING_BLOCKS)('the reference of $title is a page of the Node.js reference', ({ href }) => {
  expect(referencesOf(href.slice('/docs/'.length)).nodejs).toMatch(/\/reference\/nodejs\/\w+$/);
});

test('the reference of a building block has an address for each library, even for old ones', () => {
  expect(referencesOf('keyvalue')).toEqual({
    nodejs: '/docs/reference/nodejs/keyvalue',
    python: '/docs/reference/python/keyvalue',
    go: '/docs/reference/go/keyvalue',
    dart: '/docs/reference/dart/keyvalue',
    csharp: '/docs/reference/csharp/v0/collections',
    jvm: '/docs/reference/jvm/v0/collections',
  });
  expect(referencesOf('messaging').go).toBe('/docs/reference/go/topics');
});

test('the reference of a building block leaves out libraries that do not have it', () => {
  expect(Object.keys(referencesOf('http'))).toEqual(['nodejs']);
  expect(Object.keys(referencesOf('sql'))).toEqual(['nodejs', 'python', 'go', 'dart']);
});
