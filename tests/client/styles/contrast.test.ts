// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

const readSheet = (name: string) =>
  readFileSync(new URL(`../../../client/styles/${name}`, import.meta.url), 'utf8');

const css = readSheet('tokens.css');
const base = readSheet('base.css');

/** Every `--name: light-dark(#light, #dark)` of the file, in order. */
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);
const tokens = new Map(pairs.map((pair) => [pair.name, pair]));

/** The hue of each building block, by the class that sets it. */
const hues = [
  ...css.matchAll(/^\.block-(\w+) \{\s*--hue: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gm),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));

const token = (name: string, theme: Theme): string => {
  const pair = tokens.get(name);
  if (pair === undefined) throw new Error(`tokens.css has no --${name}: light-dark(…)`);
  return pair[theme];
};

/** The amount of light of a channel, whose two digits begin at `start`. */
const linear = (hex: string, start: number): number => {
  const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of a color (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(hex, start));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const worst = (color: string, surfaces: readonly string[], theme: Theme) =>
  Math.min(...surfaces.map((surface) => contrast(color, token(surface, theme))));

const SURFACES = ['bg', 'raised', 'surface', 'sunken', 'accent-soft'];
const TEXT = ['heading', 'text', 'text-soft', 'text-muted', 'accent', 'accent-hover'];
const MEANING = ['note', 'tip', 'warning', 'danger', 'experimental'];
const CODE = ['text', 'comment', 'keyword', 'string', 'function', 'type', 'number', 'punctuation'];
const LINES = ['code-bg', 'line-marked', 'line-inserted', 'line-deleted'];

describe.each(THEMES)('the %s theme', (theme) => {
  test.each([...TEXT, ...MEANING])('shows %s at 4.5 or more on its worst surface', (name) => {
    expect(worst(token(name, theme), SURFACES, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test('shows selected text at 7 or more, whatever its own color is', () => {
    const selection = /::selection \{[^}]*\}/.exec(base)?.[0];
    expect(selection).toContain('background: var(--selection)');
    expect(selection).toContain('color: var(--heading)');
    expect(contrast(token('heading', theme), token('selection', theme))).toBeGreaterThanOrEqual(7);
  });

  test('shows the borders of fields at 3 or more on their worst surface', () => {
    expect(worst(token('border-strong', theme), SURFACES, theme)).toBeGreaterThanOrEqual(3);
  });

  test('shows the text of a filled button at 4.5 or more', () => {
    for (const fill of ['accent', 'accent-hover']) {
      expect(contrast(token('on-accent', theme), token(fill, theme))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(CODE)('shows code of the kind %s at 4.5 or more, even on marked lines', (name) => {
    expect(worst(token(`code-${name}`, theme), LINES, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(hues)('shows the hue of $name at 4.5 or more on its worst surface', (hue) => {
    expect(worst(hue[theme], SURFACES, theme)).toBeGreaterThanOrEqual(4.5);
  });
});

test('every building block has a hue', () => {
  expect(hues.map(({ name }) => name)).toEqual(BUILDING_BLOCKS.map(({ icon }) => icon));
});
