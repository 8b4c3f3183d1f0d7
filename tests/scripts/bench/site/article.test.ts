import { expect, test } from 'vitest';
import { article, wordCount } from '#scripts/bench/site/article.ts';

const LINKS = [{ title: 'Other', path: '/part-001' }];
const make = (seed: number) => article({ seed, title: 'Typed bucket 1', links: LINKS });
const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const SEEDS = [0, 1, 24, 499, 1999];

test('the same seed gives the same article, and another seed gives another article', () => {
  expect(make(1)).toBe(make(1));
  expect(make(2)).not.toBe(make(1));
});

test.each(SEEDS)('article %i is as long and as rich as the budgets assume', (seed) => {
  const text = make(seed);
  expect(wordCount(text)).toBeGreaterThan(1050);
  expect(wordCount(text)).toBeLessThan(1170);
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  expect(matches(prose, /^#{2,3} /gm)).toBe(9);
  expect(prose).not.toMatch(/^# /m);
  expect(text.match(/^```\w+/gm)).toEqual(['```typescript', '```python', '```yaml']);
  expect(matches(prose, /^\| --- /gm)).toBe(1);
  expect(matches(prose, /^<Warning /gm)).toBe(1);
  expect(matches(prose, /^- /gm)).toBe(6);
  expect(prose).toContain('[Other](/part-001)');
});

test.each(SEEDS)('article %i has valid front matter', (seed) => {
  const [, title, description = ''] = /^---\ntitle: (.*)\ndescription: (.*)\n---\n\n/.exec(make(seed)) ?? [];
  expect(title).toBe('Typed bucket 1');
  expect(description.length).toBeGreaterThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('words are counted without code and front matter', () => {
  expect(
    wordCount(
      '---\ntitle: Not counted\n---\n\nTwo words.\n\n```ts\nnot counted either\n```\n\n- three | 4\n',
    ),
  ).toBe(4);
});
