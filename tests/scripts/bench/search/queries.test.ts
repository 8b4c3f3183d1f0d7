import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  QUERY_HALVES,
  QUERY_KINDS,
  type QueryHalf,
  RELEVANCE_QUERIES,
} from '#scripts/bench/search/relevance-queries.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { parseStoredPage } from '#worker/page/stored-page.ts';
import type { Release } from '#worker/release/release-manifest.ts';

const FEWEST_QUERIES = 250;

const queriesIn = (half: QueryHalf) => RELEVANCE_QUERIES.filter((query) => query.half === half);

const readBuilt = (name: string): Promise<string> => readFile(join(projectRoot, '.build', name), 'utf8');

/** The addresses of all pages and sections of the built site, so `npm run build` comes first. */
const builtAddresses = async (): Promise<Set<string>> => {
  const release: Release = JSON.parse(await readBuilt('release.json'));
  const addresses = await Promise.all(
    pageEntries(release.pages).map(async ([path, { hash }]) => {
      const { sections } = parseStoredPage(await readBuilt(`kv/page/${hash}`));
      return [pageHref(path), ...sections.map(({ id }) => `${pageHref(path)}#${id}`)];
    }),
  );
  return new Set(addresses.flat());
};

describe('the relevance set', () => {
  test('expects addresses that exist', async () => {
    const addresses = await builtAddresses();
    const wrong = RELEVANCE_QUERIES.flatMap(({ query, expect: expected }) =>
      expected.filter((address) => !addresses.has(address)).map((address) => `${query}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });

  test('asks no query twice, and each has an answer', () => {
    const asked = RELEVANCE_QUERIES.map(({ query, library = '' }) => `${query} ${library}`.toLowerCase());
    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([]);
    expect(RELEVANCE_QUERIES.filter(({ expect: expected }) => expected.length === 0)).toEqual([]);
  });

  test.each(QUERY_HALVES)('has at least 250 queries and every kind in the %s half', (half) => {
    const kinds = new Set(queriesIn(half).map(({ kind }) => kind));
    expect(queriesIn(half).length).toBeGreaterThanOrEqual(FEWEST_QUERIES);
    expect(QUERY_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
