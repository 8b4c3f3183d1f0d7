import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHOICES } from '#content/choices.ts';

const guide = readFileSync(new URL('../../content/README.md', import.meta.url), 'utf8');

test.each(Object.entries(CHOICES))(
  'the writing guide lists the kind %s with its values',
  (kind, { values }) => {
    const [, list = ''] = new RegExp(`^\\| \`${kind}\` \\|(.*)\\|`, 'm').exec(guide) ?? [];
    expect([...list.matchAll(/`([^`]+)`/g)].map(([, value]) => value)).toEqual(Object.keys(values));
  },
);
