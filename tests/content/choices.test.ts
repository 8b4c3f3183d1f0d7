import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHOICES } from '#content/choices.ts';
import { SDK_SLUGS } from '#content/sdks.ts';

const guide = readFileSync(new URL('../../content/README.md', import.meta.url), 'utf8');

const namesIn = (list: string) => [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

test.each(Object.entries(CHOICES))(
  'the writing guide lists the kind %s with its values',
  (kind, { values }) => {
    const [, list = ''] = new RegExp(`^\\| \`${kind}\` \\|(.*)\\|`, 'm').exec(guide) ?? [];
    expect(namesIn(list)).toEqual(Object.keys(values));
  },
);

test('the writing guide lists the names of `BySdk`', () => {
  const [, list = ''] = /The names are ([^.]*)\./.exec(guide) ?? [];
  expect(namesIn(list)).toEqual(SDK_SLUGS);
});
