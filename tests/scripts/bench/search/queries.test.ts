import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type QueryHalf, RELEVANCE_QUERIES } from '#scripts/bench/search/relevance.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { parseStoredPage } from '#worker/model/compiled-page.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { pageEntries, type Release } from '#worker/model/release-manifest.ts';

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

  test('shares no address between the halves', () => {
    const addresses = (half: QueryHalf) => new Set(queriesIn(half).flatMap((query) => query.expect));
    expect([...addresses('test')].filter((address) => addresses('tuning').has(address))).toEqual([]);
  });
});
