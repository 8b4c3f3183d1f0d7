import { expect, test } from 'vitest';
import { explainSearch } from '#scripts/search/explain-search.ts';
import { engineOf } from '#tests/worker/search/small-site.ts';

const SITE = engineOf({
  '/timers': { title: 'Timers', text: 'Code that runs.' },
  '/reference/python/timers': { title: 'Timers', text: 'Code that runs.' },
});

test('the parts of a score are multiplied', () => {
  const hits = SITE.explain({ text: 'timers code', preferredLibrary: 'python' });
  expect(hits).toHaveLength(2);
  for (const { score, factors } of hits)
    expect(Object.values(factors).reduce((product, factor) => product * factor, 1)).toBeCloseTo(score, 10);
});

test('a table shows the order of hits, and only the parts that change something', () => {
  const [header, first, second] = explainSearch(SITE.explain({ text: 'timers' })).split('\n');
  expect(header?.trim().split(/\s+/)).toEqual(
    'section score heading equal all frequency prior scope'.split(' '),
  );
  expect(first).toContain('/docs/timers#overview');
  expect(second).toContain('/docs/reference/python/timers#overview');
});

test('a query that finds nothing is said to have no telling word', () => {
  expect(explainSearch(SITE.explain({ text: 'zzzz' }))).toBe(
    'No section has a distinctive word of this query.\n',
  );
});
