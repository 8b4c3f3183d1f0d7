import { expect, test } from 'vitest';
import { describeChange } from '#scripts/dev/describe-change.ts';

test.each([
  ['all pages that it changes', { except: [] }, /^content\/clouds\.ts: 100\d ms$/],
  [
    'the open pages',
    { only: ['/docs/storage'] },
    /^content\/clouds\.ts: 100\d ms for the open pages; the others follow$/,
  ],
  ['no page yet', { only: [] }, /^content\/clouds\.ts: 100\d ms; the pages follow$/],
])('the line about a change that is done for %s says so', (_, pages, line) => {
  expect(describeChange(['content/clouds.ts'], performance.now() - 1_000, pages)).toMatch(line);
});
