import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOTICE_ICONS } from '#worker/page/notices.ts';

const css = readFileSync(new URL('../../../client/styles/reference.css', import.meta.url), 'utf8');

test('every kind of notice has a tone', () => {
  const rules = [...css.matchAll(/([^{}]*)\{\s*--tone:/g)].map(([, selectors = '']) => selectors);
  expect(Object.keys(NOTICE_ICONS).filter((kind) => !rules.join().includes(`.notice-${kind}`))).toEqual([]);
});
