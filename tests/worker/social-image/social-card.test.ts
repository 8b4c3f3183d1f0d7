import { expect, test } from 'vitest';
import release from '#release';
import { NEWS_PAGE } from '#worker/page/news-page.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { socialCard } from '#worker/social-image/social-card.ts';
import { pageTexts } from './page-texts.ts';

const cardOf = (path: string) => socialCard(pageTexts(path), release);

test('the texts of every page fit a card, and its card knows its place', () => {
  const cards = pageEntries(release.pages).map(([, entry]) => ({ entry, card: socialCard(entry, release) }));
  const unlike = cards.filter(
    ({ entry: { title, description }, card }) =>
      card.title !== title || card.description !== description || !card.place,
  );
  expect(unlike).toEqual([]);
});

test.each([
  ['/storage', { label: 'Building blocks', icon: 'storage' }],
  ['/reference/python/v0/topics', { label: 'Reference · Python v0', icon: 'messaging' }],
  ['/reference/go/sql', { label: 'Reference · Go', icon: 'sql' }],
  ['/reference/dart', { label: 'Reference', icon: 'dart' }],
  ['/reference/csharp/v0', { label: 'Reference', icon: 'csharp' }],
  ['/guides/terraform', { label: 'Guides', icon: 'terraform' }],
  ['/reference/providers/aws', { label: 'Reference · Providers', icon: 'aws' }],
  ['/reference/providers/pulumi', { label: 'Reference · Providers', icon: 'pulumi' }],
  ['/concepts/introduction', { label: 'Concepts', icon: 'concepts' }],
  ['/faq', { label: 'Additional Resources', icon: 'faq' }],
  ['/reference/env', { label: 'Reference', icon: 'env' }],
])('the card of %s shows %j', (path, place) => expect(cardOf(path).place).toEqual(place));

test("what's new, which is made by the Worker, is a page, too", () => {
  expect(socialCard(NEWS_PAGE, release)).toEqual({
    title: "What's new",
    description: NEWS_PAGE.description,
    place: {},
  });
});

test('texts of no page have no place', () => {
  const { title, description } = cardOf('/storage');
  expect(socialCard({ title, description: 'Something else.' }, release)).toEqual({
    title,
    description: 'Something else.',
  });
  expect(socialCard({ title: 'Anything', description }, release)).toEqual({ title: 'Anything', description });
});

test('without a title that can be drawn, a card has the name of the site', () => {
  expect(socialCard({ title: '你好', description: '🎉' }, release)).toEqual({
    title: 'Nitric Documentation',
    description: '',
  });
});
