import { expect, test } from 'vitest';
import { cardKey } from '#worker/social-image/card-key.ts';

const EDITION = { siteOrigin: 'https://nitric.io', design: 'd1' };

test('the key of a card holds its texts, its place, and its design', () => {
  const card = { title: 'A & B', description: 'C?', place: { label: 'Guides', icon: 'guides' } as const };
  expect(cardKey(card, EDITION)).toBe(
    'https://nitric.io/docs/-/card/d1?title=A+%26+B&description=C%3F&label=Guides&icon=guides',
  );
});

test('a card without a place has another key than a card with one', () => {
  expect(cardKey({ title: 'A', description: '' }, EDITION)).toBe(
    'https://nitric.io/docs/-/card/d1?title=A&description=',
  );
});
