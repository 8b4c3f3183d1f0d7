// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';

const readSheet = (name: string) =>
  readFileSync(new URL(`../../../client/styles/${name}`, import.meta.url), 'utf8');
const css = readSheet('tokens.css');

/** The colors of a pattern for `name: light-dark(#light, #dark)`, by name. */
const pairs = (pattern: RegExp) =>
  new Map(
    Array.from(css.matchAll(pattern), ([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
const tokens = pairs(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g);
/** The hue of each building block, by the class that sets it. */
const hues = pairs(/^\.block-(\w+) \{\s*--hue: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gm);

/** The relative luminance of a color (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const SURFACES = ['bg', 'raised', 'surface', 'sunken', 'accent-soft'];
const TEXT = ['heading', 'text', 'text-soft', 'text-muted', 'accent', 'accent-hover'];
const MEANING = ['note', 'tip', 'warning', 'danger', 'experimental'];
const CODE = ['text', 'comment', 'keyword', 'string', 'function', 'type', 'number', 'punctuation'];
const LINES = ['code-bg', 'line-marked', 'line-inserted', 'line-deleted'];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const token = (name: string): string => {
    const pair = tokens.get(name);
    if (pair === undefined) throw new Error(`tokens.css has no --${name}: light-dark(…)`);
    return pair[theme];
  };

  test.each([
    ...[...TEXT, ...MEANING].map((name) => [name, token(name), SURFACES, 4.5] as const),
    ...CODE.map((name) => [`code-${name}`, token(`code-${name}`), LINES, 4.5] as const),
    ...Array.from(hues, ([name, hue]) => [`the hue of ${name}`, hue[theme], SURFACES, 4.5] as const),
    ['the borders of fields', token('border-strong'), SURFACES, 3],
    ['the text of a filled button', token('on-accent'), ['accent', 'accent-hover'], 4.5],
    ['selected text', token('heading'), ['selection'], 7],
  ] as const)('shows %s with enough contrast on its worst surface', (_, color, surfaces, least) => {
    const worst = Math.min(...surfaces.map((surface) => contrast(color, token(surface))));
    expect(worst).toBeGreaterThanOrEqual(least);
  });
});

test('selected text has one color, whatever its own color is', () => {
  const selection = /::selection \{[^}]*\}/.exec(readSheet('base.css'))?.[0];
  expect(selection).toContain('background: var(--selection)');
  expect(selection).toContain('color: var(--heading)');
});

test('every building block has a hue', () => {
  expect([...hues.keys()]).toEqual(BUILDING_BLOCKS.map(({ icon }) => icon));
});
