// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BADGE_KINDS, badgeClass } from '#content/badges.ts';

const css = readFileSync(new URL('../../../client/styles/badge.css', import.meta.url), 'utf8');

test('every kind of badge has its own class, and every class belongs to a kind', () => {
  const classes = [...css.matchAll(/\.(badge-[\w-]+)/g)].map(([, name]) => `badge ${name}`);
  expect(classes.sort()).toEqual(BADGE_KINDS.map(badgeClass).sort());
});
