import { expect, test } from 'vitest';
import { buildingBlockMenus } from '#content/navigation/building-blocks.ts';

const referenceOf = (key: string) =>
  buildingBlockMenus
    .find((menu) => menu.key === key)
    ?.groups.flatMap(({ links }) => links)
    .find(({ title }) => title === 'Reference');

test('every building block leads to its place in the references', () => {
  for (const { key } of buildingBlockMenus)
    expect(referenceOf(key)?.href).toMatch(/\/reference\/nodejs#\w+$/);
});

test('each library by its own address, old ones too', () => {
  expect(referenceOf('keyvalue')).toEqual({
    title: 'Reference',
    href: '/docs/reference/nodejs#keyvalue',
    hrefBySdk: {
      nodejs: '/docs/reference/nodejs#keyvalue',
      python: '/docs/reference/python#keyvalue',
      go: '/docs/reference/go#keyvalue',
      dart: '/docs/reference/dart#keyvalue',
      csharp: '/docs/reference/csharp/v0#collections',
      jvm: '/docs/reference/jvm/v0#collections',
    },
  });
  expect(referenceOf('messaging')?.hrefBySdk?.go).toBe('/docs/reference/go#topics');
});

test('libraries without the building block are left out', () => {
  expect(Object.keys(referenceOf('http')?.hrefBySdk ?? {})).toEqual(['nodejs']);
  expect(Object.keys(referenceOf('sql')?.hrefBySdk ?? {})).toEqual(['nodejs', 'python', 'go', 'dart']);
});
