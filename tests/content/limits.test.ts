import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '#content/limits.ts';

/** The numbers of a value, in order. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' ? Object.values(value ?? {}).flatMap(numbersIn) : [];
};

test('the limits are those of the requirements, section 9', () => {
  const requirements = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8');
  const section = requirements.split(/^## /m).find((text) => text.startsWith('9. ')) ?? '';
  const written =
    section
      .replaceAll(/(\d),(\d{3})/g, '$1$2')
      .match(/\d+/g)
      ?.slice(1)
      .map(Number) ?? [];
  const { SEARCH_TIMEOUT_MS, SEARCH_HOST_RETRY_MS, ...same } = limits;
  const { connect, read, write } = SEARCH_TIMEOUT_MS;
  const inOtherUnits = [connect / 1000, read / 1000, write / 1000, SEARCH_HOST_RETRY_MS / 60_000];
  const known = [...Object.values(same).flatMap(numbersIn), ...inOtherUnits];
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((number) => !known.includes(number))).toEqual([]);
  const own = [
    limits.FEEDBACK_COMMENT_CHARACTERS,
    limits.CODE_FOLD_LINES,
    ...numbersIn(limits.TOP_BAR_OPACITY),
  ];
  expect(known.filter((number) => !written.includes(number) && !own.includes(number))).toEqual([]);
});
