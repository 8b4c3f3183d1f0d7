import { expect, type Page } from '@playwright/test';
import { catchFeedback } from './feedback-calls.ts';
import { afterTouchStarted, holdLazyScripts } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

const PAGE = '/docs/storage';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const form = (page: Page) => page.locator('form.feedback');
const choice = (page: Page, name: string) => form(page).getByRole('radio', { name });
const comment = (page: Page) => form(page).locator('textarea');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' });
const status = (page: Page) => form(page).getByRole('status');
const says = (page: Page, text: string) => expect(status(page)).toHaveText(text);
const thanked = (page: Page) => says(page, 'Thank you for your feedback!');

test('the form asks, opens a comment box after a choice, submits, and thanks the reader', async ({
  page,
}) => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const calls = await catchFeedback(page, async (route) => {
    await finished;
    await route.fulfill({ status: 201 });
  });
  await openPage(page, PAGE);
  await expect(form(page).getByRole('group', { name: 'What did you think of this content?' })).toBeVisible();
  await expect(form(page).getByRole('radio')).toHaveCount(3);
  await expect(comment(page)).toBeHidden();
  await expect(send(page)).toBeHidden();

  await choice(page, 'It was not helpful').check();
  await expect(comment(page)).toBeVisible();
  await expect(comment(page)).toHaveAttribute('rows', '5');
  await comment(page).fill('More about limits, please.');
  await send(page).click();
  await says(page, 'Submitting feedback');
  finish();
  await thanked(page);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toBeInViewport();
  await expect(comment(page)).toBeHidden();
  expect(calls).toEqual([
    {
      key: expect.stringMatching(UUID),
      body: {
        url: 'https://nitric.io/docs/storage',
        ua: await page.evaluate(() => navigator.userAgent),
        comment: 'More about limits, please.',
        answer: 'no',
      },
    },
  ]);
});

test('the reader is thanked even if the network is gone, and the next page sends the feedback again under the same key', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/feedback|ERR_INTERNET_DISCONNECTED/);
  const failed = await catchFeedback(page, (route) => route.abort('internetdisconnected'));
  await openPage(page, PAGE);
  await choice(page, 'I have feedback').check();
  await comment(page).fill('Kept.');
  await send(page).click();
  await thanked(page);
  expect(failed).toHaveLength(1);

  await page.unroute('**/docs/api/feedback');
  const resent = await catchFeedback(page);
  await openPage(page, '/docs/faq');
  await expect.poll(() => resent).toEqual(failed);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('feedback-outbox'))).toBeNull();
});

test('on a phone, a double click on Send sends once and does not hit the link that moves into its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calls = await catchFeedback(page);
  await openPage(page, PAGE);
  await choice(page, 'It was helpful').check();
  await afterTouchStarted(page);
  await send(page).dblclick();
  await thanked(page);
  await expect(page).toHaveURL(/\/docs\/storage$/);
  await expect(status(page)).toBeFocused();
  expect(calls).toHaveLength(1);
});

test("a reader's actions before the script is ready happen once, and no text is lost", async ({ page }) => {
  const release = await holdLazyScripts(page);
  const calls = await catchFeedback(page);
  await openPage(page, PAGE);
  await choice(page, 'It was helpful').check();
  await comment(page).click();
  await page.keyboard.type('Typed before');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await send(page).click();
  await choice(page, 'It was helpful').press('Enter');
  expect(calls).toHaveLength(0);

  release();
  await thanked(page);
  expect(calls).toMatchObject([{ body: { comment: 'Typed before', answer: 'yes' } }]);
  await expect(page).toHaveURL(/\/docs\/storage$/);
  await expect(comment(page)).toHaveValue('Typed before');
  await expect(form(page).locator('[value=yes]')).toBeChecked();
  await expect(status(page)).toBeFocused();
});
