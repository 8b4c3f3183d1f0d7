import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const PAGE = '/docs/storage';
const ADDRESS = '/docs/reference/nodejs/storage#bucket';
const SIGNATURE = 'function bucket(name: string): BucketResource';
/** The record's summary, whose words may change. */
const SENTENCE = /^Declares a bucket[^.]+\.$/;

/** The first link in the page's code to the function that declares a bucket in Node.js. */
const link = (page: Page) => page.locator(`pre a[href="${ADDRESS}"]:visible`).first();
const card = (page: Page) => page.getByRole('tooltip');

const expectCard = async (page: Page) => {
  await expect(card(page)).toBeVisible();
  expect(await card(page).locator('> *').allTextContents()).toEqual([
    SIGNATURE,
    expect.stringMatching(SENTENCE),
  ]);
  await expect(link(page)).toHaveAccessibleDescription(/^function bucket\(.+ Declares a bucket[^.]+\.$/);
};

test('the card appears while a mouse rests on a link or on the card', async ({ page }) => {
  await openPage(page, PAGE);
  await link(page).hover();
  await expectCard(page);
  await card(page).hover();
  await expectCard(page);
  await page.locator('h1').hover();
  await expect(card(page)).toBeHidden();
});

test('the card appears for a link that gets focus by keyboard, and Escape closes it', async ({ page }) => {
  await openPage(page, PAGE);
  await link(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expectCard(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap follows the link, and no card appears', async ({ page }) => {
    await openPage(page, PAGE);
    const cards: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cards-')) cards.push(request.url());
    });
    await link(page).tap();
    await expect(page).toHaveURL(ADDRESS);
    await expect(page.locator('#bucket')).toBeInViewport();
    expect(cards).toEqual([]);
    await expect(card(page)).toHaveCount(0);
  });
});
