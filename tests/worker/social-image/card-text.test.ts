import { describe, expect, test } from 'vitest';
import { cardText, normalText } from '#worker/social-image/card-text.ts';

test.each([
  ['  one\n two\t', 'one two'],
  ['Cafe\u0301', 'Café'],
  ['', ''],
])('the normal form of %j is %j', (text, normal) => expect(normalText(text)).toBe(normal));

describe('a card shows', () => {
  test.each([
    ['Łódź, “50 %” — 3 €', 'Łódź, “50 %” — 3 €'],
    ['Deploy 🚀 to AWS 👩‍👩‍👧', 'Deploy to AWS'],
    ['Deploy🚀', 'Deploy'],
    ['Привет, мир. Hello', 'Hello'],
    ['Nitric入門 now', 'now'],
    ['Z\u0351\u036b\u0343 zalgo', 'zalgo'],
    ['a → b', 'a b'],
    ['1️⃣ first', 'first'],
    ['\u202eevil\u0000', 'evil'],
    ['你好', ''],
  ])('%j as %j', (text, shown) => expect(cardText(text, 80)).toBe(shown));

  test.each([
    ['exactly ten', 11, 'exactly ten'],
    ['exactly ten', 10, 'exactly t…'],
    ['a longer text', 9, 'a longer…'],
    ['a longer text', 10, 'a longer…'],
    ['🚀🚀🚀🚀🚀🚀🚀🚀 ten', 5, 'ten'],
    ['ééééé', 4, 'ééé…'],
  ])('%j within %i graphemes as %j', (text, limit, shown) => expect(cardText(text, limit)).toBe(shown));
});
