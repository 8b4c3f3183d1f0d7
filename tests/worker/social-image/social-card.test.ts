import { describe, expect, test } from 'vitest';
import release from '#release';
import { pageEntries } from '#worker/model/release-manifest.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { cardText, normalText, socialCard } from '#worker/social-image/social-card.ts';
import { pageTexts } from './page-texts.ts';

describe('social card', () => {
  const cardOf = (path: string) => socialCard(pageTexts(path), release);

  test('the texts of every page fit a card, and its card knows its position', () => {
    const cards = pageEntries(release.pages).map(([, entry]) => ({
      entry,
      card: socialCard(entry, release),
    }));
    const unlike = cards.filter(
      ({ entry: { title, description }, card }) =>
        card.title !== title || card.description !== description || !card.position,
    );
    expect(unlike).toEqual([]);
  });

  test.each([
    ['/storage', { label: 'Building blocks', icon: 'storage' }],
    ['/reference/python/v0/topics', { label: 'Reference · Python v0', icon: 'messaging' }],
    ['/reference/dart', { label: 'Reference', icon: 'dart' }],
    ['/guides/terraform', { label: 'Guides', icon: 'terraform' }],
    ['/reference/providers/aws', { label: 'Reference · Providers', icon: 'aws' }],
    ['/faq', { label: 'Additional Resources', icon: 'faq' }],
  ])('the card of %s shows %j', (path, position) => expect(cardOf(path).position).toEqual(position));

  test("what's new, which is made by the Worker, is a page, too", () => {
    expect(socialCard(NEWS_PAGE, release)).toEqual({
      title: "What's new",
      description: NEWS_PAGE.description,
      position: {},
    });
  });

  test('texts of no page have no position', () => {
    const { title, description } = cardOf('/storage');
    expect(socialCard({ title, description: 'Something else.' }, release)).toEqual({
      title,
      description: 'Something else.',
    });
    expect(socialCard({ title: 'Anything', description }, release)).toEqual({
      title: 'Anything',
      description,
    });
  });

  test('without a title that can be drawn, a card has the name of the site', () => {
    expect(socialCard({ title: '你好', description: '🎉' }, release)).toEqual({
      title: 'Nitric Documentation',
      description: '',
    });
  });
});

describe('card text', () => {
  test.each([
    ['Cafe\u0301', 'Café'],
    ['', ''],
  ])('the normal form of %j is %j', (text, normal) => expect(normalText(text)).toBe(normal));

  describe('a card shows', () => {
    test.each([
      ['Łódź, “50 %” — 3 €', 'Łódź, “50 %” — 3 €'],
      ['Deploy 🚀 to AWS 👩‍👩‍👧', 'Deploy to AWS'],
      ['Привет, мир. Hello', 'Hello'],
      ['Nitric入門 now', 'now'],
      ['Z\u0351\u036b\u0343 zalgo', 'zalgo'],
      ['\u202eevil\u0000', 'evil'],
    ])('%j as %j', (text, shown) => expect(cardText(text, 80)).toBe(shown));

    test.each([
      ['exactly ten', 11, 'exactly ten'],
      ['exactly ten', 10, 'exactly t…'],
      ['a longer text', 9, 'a longer…'],
      ['🚀🚀🚀🚀🚀🚀🚀🚀 ten', 5, 'ten'],
      ['ééééé', 4, 'ééé…'],
    ])('%j within %i graphemes as %j', (text, limit, shown) => expect(cardText(text, limit)).toBe(shown));
  });
});
