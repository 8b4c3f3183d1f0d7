import { expect, test } from 'vitest';
import { generatedSite } from '#scripts/bench/generated-site.ts';

const site = generatedSite(120);

test('a generated site has as many pages as requested, all different, and its links lead to them', () => {
  const paths = new Set(site.map(({ path }) => path));
  expect([paths.size, new Set(site.map(({ source }) => source)).size]).toEqual([120, 120]);
  const links = site.flatMap(({ source }) =>
    [...source.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path),
  );
  expect(links.length).toBeGreaterThan(400);
  expect(links.filter((path = '') => !paths.has(path))).toEqual([]);
});

test.each([2, 24, 119])('article %i is as long and as rich as one of the documentation', (number) => {
  const text = (site[number]?.source ?? '').replace(/^---\n[\s\S]*?\n---\n/, '');
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  const matches = (pattern: RegExp) => prose.match(pattern)?.length;
  expect(Math.abs((matches(/\b\w+\b/g) ?? 0) - 1250)).toBeLessThan(150);
  expect(text.match(/^```\w+/gm)).toEqual(['```typescript', '```python', '```yaml']);
  expect([matches(/^#{2,3} /gm), matches(/^\| --- /gm), matches(/^<Warning /gm), matches(/^- /gm)]).toEqual([
    9, 1, 1, 6,
  ]);
});
