import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { RELEASES } from '#content/releases.ts';

const SYMBOLS = new URL('../../content/symbols/', import.meta.url);

test.each(readdirSync(SYMBOLS))('the release that %s describes is known', (folder) => {
  const { source } = parse(readFileSync(new URL(`${folder}/library.yaml`, SYMBOLS), 'utf8'));
  const [sdk] = folder.split('-');
  expect(RELEASES.map(({ sdk, version }) => `${sdk} v${version}`)).toContain(`${sdk} ${source.tag}`);
});

test('every release has a version and the day of its tag', () => {
  for (const { version, date } of RELEASES) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
});
