// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MEDIA_STYLES } from '#client/contracts/styles.ts';
import { BADGE_KINDS, badgeClass } from '#content/badges.ts';
import { CLOUD_NAMES } from '#content/clouds.ts';

describe('badge', () => {
  const css = readFileSync(new URL('../../../client/styles/badge.css', import.meta.url), 'utf8');

  test('every kind of badge has its own class, and every class belongs to a kind', () => {
    const classes = [...css.matchAll(/\.(badge-[\w-]+)/g)].map(([, name]) => `badge ${name}`);
    expect(classes.sort()).toEqual(BADGE_KINDS.map(badgeClass).sort());
  });
});

describe('cloud rules', () => {
  const css = readFileSync(new URL('../../../client/styles/home.css', import.meta.url), 'utf8');

  test('the home page hides the services of the other clouds, whichever one a reader chooses', () => {
    const missing = CLOUD_NAMES.filter(
      (cloud) => !css.includes(`:has([value="${cloud}"]:checked) [data-cloud]:not([data-cloud="${cloud}"])`),
    );
    expect(missing).toEqual([]);
  });
});

describe('drawn signs', () => {
  const STYLES = join(import.meta.dirname, '../../../client/styles');
  const read = (file: string) => readFileSync(join(STYLES, file), 'utf8');

  /**
   * Signs without a spoken text of their own: the link of a heading has a name, the next two are only on paper, and the last two
   * say what a fold does.
   */
  const KNOWN = ['#', ' (', ', also in', '— ', '— fewer lines'];

  test('screen readers hear no sign that only decorates', () => {
    const signs = globSync('**/*.css', { cwd: STYLES }).flatMap((file) =>
      [...read(file).matchAll(/content: "([^"]+)"(?! \/ ")/g)].map(([, sign]) => sign),
    );
    expect(signs.sort()).toEqual(KNOWN.sort());
  });

  test('screen readers hear which lines of a sample are added and which are removed', () => {
    expect(
      [...read('rare.css').matchAll(/content: "(.)" \/ "([^"]*)"/g)].map(([, ...parts]) => parts),
    ).toEqual([
      ['+', 'Added: '],
      ['−', 'Removed: '],
    ]);
  });
});

describe('media', () => {
  const textOf = (file: string) =>
    readFileSync(new URL(`../../../client/styles/${file}`, import.meta.url), 'utf8');
  const parts = Array.from(
    textOf('media.css').matchAll(/@import "\.\/(.*)" layer/g),
    ([, file = '']) => file,
  );

  test('the sheet applies whenever one of its rules does, and never otherwise', () => {
    const queries = parts.flatMap((file) =>
      Array.from(textOf(file).matchAll(/^@media (.*) \{$/gm), ([, list = '']) => list.split(', ')),
    );
    expect([...new Set(queries.flat())].sort()).toEqual(MEDIA_STYLES.split(', ').sort());
  });

  test('every rule of the sheet is inside a media query', () => {
    for (const file of parts) expect(textOf(file)).not.toMatch(/^[^@/\s}*]/m);
  });
});
