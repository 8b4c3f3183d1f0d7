import { expect, test } from 'vitest';
import { withoutSiteName } from '#worker/search/query/site-name.ts';
import { wordsOf } from '#worker/search/terms/words.ts';
import { engineOf, found } from './small-site.ts';

/** The words that stay of a query on a site with the heading `nitric start`. */
const kept = (query: string): string =>
  withoutSiteName(wordsOf(query), { followsSiteName: (word) => word === 'start' })
    .map(({ whole }) => whole)
    .join(' ');

test.each(['nitric buckets', 'Nitric buckets', 'buckets'])('the name of the site goes: %s', (query) => {
  expect(kept(query)).toBe('buckets');
});

test('the name of the site goes before a question', () => {
  expect(kept('nitric how to deploy')).toBe('how to deploy');
});

test.each(['nitric', 'nitric start', 'nitric or pulumi', 'nitric alternatives', 'buckets nitric'])(
  'the name of the site stays: %s',
  (query) => {
    expect(kept(query)).toBe(query);
  },
);

test.each(['nitric start', 'nitric sta', 'nitric starts', 'nitric strat', 'nitric rnu'])(
  'a command is one in any form: %s',
  async (query) => {
    const site = engineOf({
      '/reference/cli': { title: 'CLI', sections: { start: ['nitric start'], run: ['nitric run'] } },
      '/first': { title: 'Start', sections: { start: ['Start'], run: ['Run'] } },
    });
    const [first] = await found(site, query);
    expect(first).toMatch(/^\/reference\/cli#(?:start|run)$/);
  },
);
