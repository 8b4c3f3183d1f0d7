import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { LIBRARIES } from '#content/navigation/libraries.ts';

const home = readFileSync(new URL('../../content/pages/index.mdx', import.meta.url), 'utf8');

test.each([...BUILDING_BLOCKS, ...LIBRARIES])('home has a card for $title', ({ title, href, icon }) => {
  const card = `<ResourceCard href="${href.replace('/docs', '')}" name="${title}"`;
  const line = home.split('\n').find((text) => text.includes(card));
  expect(line, card).toContain(`customIcon="${icon}"`);
});
