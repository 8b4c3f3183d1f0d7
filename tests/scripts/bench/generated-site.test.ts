import { expect, test } from 'vitest';
import { ARTICLE_PATH, generatedSite, wordCount } from '#scripts/bench/generated-site.ts';

const site = generatedSite(120);

test('a generated site has as many pages as requested, and its links lead to them', () => {
  const paths = new Set(site.map(({ path }) => path));
  expect(paths.size).toBe(120);
  const links = site.flatMap(({ source }) =>
    [...source.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path),
  );
  expect(links.length).toBeGreaterThan(400);
  expect(links.filter((path = '') => !paths.has(path))).toEqual([]);
});

test('the measured article is the same in a site of any size', () => {
  const measured = (count: number) => generatedSite(count).find(({ path }) => path === ARTICLE_PATH)?.source;
  expect(measured(100)).toMatch(/^---\ntitle: \S/);
  expect(measured(300)).toBe(measured(100));
});

test.each([2, 24, 119])('article %i is as long and as rich as the budgets assume', (number) => {
  const text = site[number]?.source ?? '';
  const matches = (pattern: RegExp) => text.replace(/^```[\s\S]*?^```$/gm, '').match(pattern)?.length;
  expect(Math.abs(wordCount(text) - 1110)).toBeLessThan(60);
  expect(text.match(/^```\w+/gm)).toEqual(['```typescript', '```python', '```yaml']);
  expect([matches(/^#{2,3} /gm), matches(/^\| --- /gm), matches(/^<Warning /gm), matches(/^- /gm)]).toEqual([
    9, 1, 1, 6,
  ]);
});
