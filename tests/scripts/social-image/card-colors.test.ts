import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { BLOCK_HUES, CARD_COLORS } from '#worker/social-image/card-layout.tsx';

const tokens = await readFile(join(projectRoot, 'client/styles/tokens.css'), 'utf8');

test.each(Object.entries(CARD_COLORS))('%s is %s, as on the site', (name, color) => {
  expect(tokens).toContain(`--${name}: light-dark(${color}, `);
});

test('a card has the hue of each building block', () => {
  const hues = BUILDING_BLOCKS.map(({ icon }) => [
    icon,
    new RegExp(`\\.block-${icon} \\{\\s*--hue: light-dark\\((#[0-9a-f]{6}),`).exec(tokens)?.[1],
  ]);
  expect(BLOCK_HUES).toEqual(Object.fromEntries(hues));
});
