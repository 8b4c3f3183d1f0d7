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

const SURFACES = ['bg', 'surface', 'sunken', 'accent-soft'];
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

describe('the contrast ratios of the design on the background of the page', () => {
  test.each([
    ['heading', 18.25, 17.31],
    ['text', 15.9, 14.39],
    ['text-soft', 9.7, 10.59],
    ['text-muted', 6.63, 7.44],
    ['accent', 6.7, 10.72],
    ['accent-hover', 9.56, 13.24],
    ['border-strong', 4.01, 4.27],
    ['note', 6.45, 9.63],
    ['tip', 6.33, 10.05],
    ['warning', 6.57, 10.18],
    ['danger', 6.69, 9.24],
    ['experimental', 7.29, 9.48],
  ])('for %s are %f in light mode and %f in dark mode', (name, light, dark) => {
    expect(contrast(token(name, 'light'), token('bg', 'light'))).toBeCloseTo(light, 2);
    expect(contrast(token(name, 'dark'), token('bg', 'dark'))).toBeCloseTo(dark, 2);
  });
});

/** A color's lightness and its two axes of hue in OKLab, where distances are about those that people see. */
const oklab = (hex: string): readonly [number, number, number] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => linear(hex, start));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const difference = (one: string, other: string): number => {
  const [l, a, b] = oklab(other);
  const [ownL, ownA, ownB] = oklab(one);
  return Math.hypot(ownL - l, ownA - a, ownB - b);
};

test.each(THEMES)('any two hues of the %s theme can be told apart', (theme) => {
  const alike = hues.flatMap((one, index) =>
    hues
      .slice(index + 1)
      .filter((other) => difference(one[theme], other[theme]) < 0.06)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
});

test('every building block has a hue', () => {
  expect(hues.map(({ name }) => name)).toEqual(BUILDING_BLOCKS.map(({ icon }) => icon));
});
