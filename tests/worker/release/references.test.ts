import { describe, expect, test } from 'vitest';
import release from '#release';

const referenceLink = (menu: string) =>
  release.menus
    .find(({ key }) => key === menu)
    ?.groups.flatMap(({ links }) => links)
    .find(({ title }) => title === 'Reference');

const BUILDING_BLOCKS = [
  'apis',
  'http',
  'batch',
  'keyvalue',
  'sql',
  'schedules',
  'storage',
  'messaging',
  'secrets',
  'websockets',
];

describe('the reference of a building block', () => {
  test.each(BUILDING_BLOCKS)('%s links to a page of the Node.js reference', (menu) => {
    expect(referenceLink(menu)?.href).toMatch(/\/reference\/nodejs\/\w+$/);
  });

  test('has an address for each library, even for old ones', () => {
    expect(referenceLink('keyvalue')).toEqual({
      title: 'Reference',
      href: '/docs/reference/nodejs/keyvalue',
      hrefBySdk: {
        nodejs: '/docs/reference/nodejs/keyvalue',
        python: '/docs/reference/python/keyvalue',
        go: '/docs/reference/go/keyvalue',
        dart: '/docs/reference/dart/keyvalue',
        csharp: '/docs/reference/csharp/v0/collections',
        jvm: '/docs/reference/jvm/v0/collections',
      },
    });
    expect(referenceLink('messaging')?.hrefBySdk?.go).toBe('/docs/reference/go/topics');
  });

  test('leaves out libraries that do not have it', () => {
    expect(Object.keys(referenceLink('http')?.hrefBySdk ?? {})).toEqual(['nodejs']);
    expect(Object.keys(referenceLink('sql')?.hrefBySdk ?? {})).toEqual(['nodejs', 'python', 'go', 'dart']);
  });
});
