import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ARTICLE_PATH, generatedSite } from '#scripts/bench/site/generated-site.ts';

const site = generatedSite(120);

test('has the requested number of pages, each at its own address', () => {
  expect(site).toHaveLength(120);
  expect(new Set(site.map(({ path }) => path)).size).toBe(120);
  expect(site[0]).toMatchObject({ file: 'index.mdx', path: '/' });
  expect(site[1]).toMatchObject({ file: 'part-001/index.mdx', path: '/part-001' });
  expect(site[51]).toMatchObject({ file: 'part-002/index.mdx', path: '/part-002' });
  expect(site[52]).toMatchObject({ file: 'part-002/article-002.mdx', path: '/part-002/article-002' });
});

test('no folder contains more than 50 pages', () => {
  const counts = new Map<string, number>();
  for (const { file } of site) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ '.': 1, 'part-001': 50, 'part-002': 50, 'part-003': 19 });
});

test('links lead to pages of the site', () => {
  const paths = new Set(site.map(({ path }) => path));
  const links = site.flatMap(({ source }) =>
    [...source.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? ''),
  );
  expect(links.length).toBeGreaterThan(400);
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});

test('the measured article has the same text in a site of any size', () => {
  const measured = (count: number) => generatedSite(count).find(({ path }) => path === ARTICLE_PATH)?.source;
  expect(measured(100)).toMatch(/^---\ntitle: \S/);
  expect(measured(300)).toBe(measured(100));
});
