import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BADGE_KINDS } from '#content/badges.ts';

test('the writing guide names every kind of badge', async () => {
  const guide = await readFile(new URL('../../../content/README.md', import.meta.url), 'utf8');
  const [, kinds = ''] = /<\/Badge>`; kinds ([^.]*)\./.exec(guide) ?? [];
  expect(kinds.split(', ')).toEqual(BADGE_KINDS.map((kind) => `\`${kind}\``));
});
