import { expect, test } from 'vitest';
import { pagePath } from '#tests/worker/page-path.ts';
import { trail } from '#worker/page/trail.ts';

const TITLES = {
  '/': 'Nitric documentation',
  '/faq': 'FAQs',
  '/storage': 'Storage',
  '/reference': 'Library reference',
  '/reference/cli': 'CLI',
  '/reference/python': 'Python SDK',
  '/reference/python/storage': 'Storage',
  '/reference/python/v0': 'Python SDK v0',
  '/reference/python/v0/storage': 'Storage',
  '/reference/csharp/v0': 'C# .NET SDK v0',
  '/reference/providers': 'Providers',
  '/reference/providers/custom/build': 'Build a provider',
};
const pages = Object.fromEntries(Object.entries(TITLES).map(([path, title]) => [path, { title }]));

test.each([
  ['/', 'Docs /docs'],
  ['/faq', 'Docs /docs > FAQs /docs/faq'],
  ['/storage', 'Building blocks /docs/building-blocks > Storage /docs/storage'],
  ['/reference', 'Docs /docs > Reference /docs/reference'],
  ['/reference/cli', 'Reference /docs/reference > CLI /docs/reference/cli'],
  ['/reference/python', 'Reference /docs/reference > Python /docs/reference/python'],
  [
    '/reference/python/v0/storage',
    'Reference /docs/reference > Python v0 /docs/reference/python/v0 > Storage /docs/reference/python/v0/storage',
  ],
  ['/reference/csharp/v0', 'Reference /docs/reference > C# .NET v0 /docs/reference/csharp/v0'],
  [
    '/reference/providers/custom/build',
    'Reference /docs/reference > Providers /docs/reference/providers > Build a provider /docs/reference/providers/custom/build',
  ],
])('the way to %s is %s', (path, way) => {
  const steps = trail(pagePath(path), pages, {}).map(({ title, href }) => `${title} ${href}`);
  expect(steps.join(' > ')).toBe(way);
});

test('a page below no other page belongs to the head of its menu, and the head to the start', () => {
  const menu = { parent: { title: 'Help', href: '/docs/faq' } };
  const titles = (path: string) => trail(pagePath(path), pages, menu).map(({ title }) => title);
  expect(titles('/reference')).toEqual(['Help', 'Reference']);
  expect(titles('/faq')).toEqual(['Docs', 'FAQs']);
  expect(titles('/reference/cli')).toEqual(['Reference', 'CLI']);
});

test('the head of the menu above is a step before all others, once', () => {
  const above = { title: 'Reference', href: '/docs/reference' };
  const help = { title: 'Help', href: '/docs/faq' };
  const titles = (path: string, menu: object) => trail(pagePath(path), pages, menu).map(({ title }) => title);
  expect(titles('/faq', { above, parent: help })).toEqual(['Reference', 'FAQs']);
  expect(titles('/storage', { above, parent: help })).toEqual(['Reference', 'Building blocks', 'Storage']);
  expect(titles('/reference/python', { above, parent: help })).toEqual(['Reference', 'Python']);
});
