import { describe, expect, test } from 'vitest';
import { measureRewordings } from '#scripts/bench/search/measure-rewordings.ts';
import { RELEVANCE_QUERIES } from '#scripts/bench/search/relevance-queries.ts';
import type { RelevanceQuery } from '#scripts/bench/search/relevance-query.ts';
import { rewordings } from '#scripts/bench/search/rewordings.ts';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

/** About 2,400 searches take 10 s, and far longer on a busy machine. The bench measures all of them. */
const SLOWEST_MS = 300_000;

const reworded = (query: string, kind: RelevanceQuery['kind']) =>
  rewordings({ query, kind, expect: [], half: 'tuning' });

describe('a query is reworded', () => {
  test.each([
    ['with the name of the site', 'bucket cors', 'task', 'nitric bucket cors'],
    ['with the kind of text', 'websockets', 'title', 'websockets tutorial'],
    ['as a call', 'bucket.on', 'symbol', 'bucket.on()'],
    ['as it stands in a terminal', 'no stack found', 'error', 'Error: no stack found'],
    ['with a hyphen', 'service account', 'synonym', 'service-account'],
    ['with its verb in another form', 'copy a file', 'task', 'copied a file'],
    ['without articles', 'copy a file', 'task', 'copy file'],
    ['with a short form', 'local database', 'synonym', 'local db'],
    ['in lower case', 'NewBucket', 'symbol', 'newbucket'],
    ['before it is whole', 'local database', 'synonym', 'local databas'],
    ['with swapped letters', 'schedule', 'title', 'schdeule'],
  ] as const)('%s', (_, query, kind, expected) => {
    expect(reworded(query, kind)).toContain(expected);
  });

  test('but a question gets no words around it', () => {
    expect(reworded('what is a stack?', 'task')).not.toContain('nitric what is a stack?');
  });

  test('and a start or a mistake is left alone', () => {
    expect([...reworded('webso', 'prefix'), ...reworded('databse', 'typo')]).toEqual([]);
  });
});

test(
  'the search finds the same in other words',
  async () => {
    const engine = await siteEngine(`${projectRoot}/.build`); // `npm run build` comes first.
    const queries = RELEVANCE_QUERIES.filter(({ half }, index) => half === 'test' && index % 2 === 0);
    expect((await measureRewordings(engine, queries)).share).toBeGreaterThanOrEqual(0.98);
  },
  SLOWEST_MS,
);
