import { describe, expect, test } from 'vitest';
import { engineOf, found } from './small-site.ts';

const SAME = { title: 'Clock', text: 'A clock shows the hour.' };

describe('of pages with the same words', () => {
  test.each([
    ['a building block before a page of concepts', '/storage', '/concepts/clock'],
    ['a first step before a page of concepts', '/getting-started/clock', '/concepts/clock'],
    ['a page of concepts before a guide', '/concepts/clock', '/guides/nodejs/clock'],
    ['a guide before one that changes a provider', '/guides/nodejs/clock', '/guides/terraform/clock'],
    ['a guide to pipelines before a page of concepts', '/guides/deploying/clock', '/concepts/clock'],
    ['a page of support before the move from an old version', '/support', '/support/upgrade'],
    [
      'a provider before a resource on one cloud',
      '/reference/providers/aws',
      '/reference/providers/aws/storage',
    ],
    [
      'a provider before the one for Terraform',
      '/reference/providers/aws',
      '/reference/providers/terraform/aws',
    ],
    ['a page of concepts before a reference', '/concepts/clock', '/reference/python/clock'],
    ['every other page before the first one', '/concepts/clock', '/'],
  ])('%s', async (_, first, second) => {
    const site = engineOf({ [second]: SAME, [first]: SAME });
    expect(await found(site, 'clock hour')).toEqual([`${first}#overview`, `${second}#overview`]);
  });

  test('the start of a page before a section', async () => {
    const site = engineOf({
      '/concepts/a': { title: 'Time', sections: { clock: ['Clock', 'The hour.'] } },
      '/concepts/b': { title: 'Clock', text: 'The hour.' },
    });
    expect(await found(site, 'hour')).toEqual(['/concepts/b#overview', '/concepts/a#clock']);
  });
});

test('the name of a language leads to the start of its library', async () => {
  const page = { title: 'Nothing', text: 'Nothing.' };
  const site = engineOf({ '/reference/python/storage': page, '/reference/python': page });
  expect((await found(site, 'python3'))[0]).toBe('/reference/python#overview');
});

test('a cloud in the query puts its pages first, and pages about another cloud last', async () => {
  const pages = engineOf({
    '/reference/providers/azure/clock': SAME,
    '/reference/a-clock': SAME,
    '/reference/providers/aws/clock': SAME,
  });
  expect(await found(pages, 'dynamodb hour')).toEqual([
    '/reference/providers/aws/clock#overview',
    '/reference/a-clock#overview',
    '/reference/providers/azure/clock#overview',
  ]);
});
