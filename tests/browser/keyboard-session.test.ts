import { expect, type Page } from '@playwright/test';
import { catchFeedback } from './feedback-calls.ts';
import { holdCopied } from './held-confirmation.ts';
import { goBySearch, walkTo } from './keyboard-walk.ts';
import { openPage, pageStarted, test } from './watched-page.ts';

// These tests use only the keyboard.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page, problems }) => {
  // On a busy machine, the first answer of the search may take longer than its client waits.
  problems.allow(/RetryError/);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

const press = (page: Page, key: string) => page.keyboard.press(key);
/** Follows the skip link, as who uses a keyboard does. */
const skipToContent = async (page: Page) => {
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('#main')).toBeFocused();
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });

test('a reader opens a page, chooses a language, and copies and unfolds a sample', async ({ page }) => {
  await holdCopied(page);
  await openPage(page, '/docs');
  await skipToContent(page);
  await walkTo(menu(page).getByRole('link', { name: 'Storage', exact: true }), { key: 'Shift+Tab' });
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/docs\/storage$/);
  await pageStarted(page);

  await walkTo(page.getByRole('combobox', { name: 'Your language' }).filter({ visible: true }));
  await press(page, 'g');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'go');

  const group = page.locator('.tabs').first();
  const tab = (name: string) => group.getByRole('tab', { name, exact: true });
  await walkTo(tab('Go'));
  await press(page, 'ArrowRight');
  await expect(tab('Dart')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-language', 'dart');
  await press(page, 'ArrowLeft');
  await expect(tab('Go')).toBeFocused();

  const sample = group.getByRole('tabpanel', { name: 'Go', exact: true });
  await walkTo(sample.getByRole('button', { name: 'Copy' }));
  await press(page, 'Enter');
  await expect(sample.getByRole('button', { name: 'Copied!' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('package main');

  await walkTo(sample.getByRole('button', { name: /^Show all \d+ lines$/ }));
  await press(page, 'Enter');
  await expect(sample.locator('.code')).toHaveClass(/unfolded/);
  await expect(sample.locator('pre')).toBeFocused();
});

test('a reader opens accepted values and the help, and goes to the next page and back', async ({ page }) => {
  await openPage(page, '/docs');
  await goBySearch(page, 'google cloud configuration', 'Google Cloud configuration');
  await pageStarted(page);
  await skipToContent(page);
  const values = page.locator('.accepted-values').first();
  await walkTo(values.locator('summary'));
  await press(page, 'Enter');
  await expect(values).toHaveAttribute('open');
  await expect(values.getByText('Hide accepted values')).toBeVisible();

  await press(page, '?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await walkTo(help.getByRole('button', { name: 'Close' }));
  await press(page, 'Escape');
  await expect(help).toBeHidden();
  await expect(values.locator('summary')).toBeFocused();

  await goBySearch(page, 'faq', 'FAQs');
  await pageStarted(page);
  await press(page, 'n');
  await expect(page).toHaveURL(/\/docs\/troubleshooting$/);
  await pageStarted(page);
  await press(page, 'p');
  await expect(page).toHaveURL(/\/docs\/faq$/);
});

test('a reader changes the version, returns through the notice, and sends feedback', async ({ page }) => {
  const calls = await catchFeedback(page);
  await openPage(page, '/docs');
  await goBySearch(page, 'node.js sdk', 'Node.js SDK');
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs$/);
  await pageStarted(page);
  const versions = page.locator('.version-selector');
  await walkTo(versions.locator('summary'));
  await press(page, 'ArrowDown');
  await expect(versions.getByRole('link', { name: /^v1/ })).toBeFocused();
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/v0$/);
  await pageStarted(page);
  await skipToContent(page);
  await walkTo(page.getByRole('link', { name: 'View the latest version' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs$/);
  await pageStarted(page);

  await goBySearch(page, 'faq', 'FAQs');
  await pageStarted(page);
  await skipToContent(page);
  await walkTo(page.getByRole('radio', { name: 'It was helpful', exact: true }));
  await press(page, 'Space');
  await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'It was not helpful' })).toBeChecked();
  await walkTo(page.getByRole('textbox', { name: /\(optional\)$/ }), { most: 1 });
  await page.keyboard.type('By keyboard alone.');
  await walkTo(page.getByRole('button', { name: 'Send' }), { most: 1 });
  await press(page, 'Enter');
  await expect(page.locator('form.feedback').getByRole('status')).toHaveText('Thank you for your feedback!');
  expect(calls).toMatchObject([{ body: { answer: 'no', comment: 'By keyboard alone.' } }]);
  await walkTo(page.locator('.page-footer').getByRole('link', { name: 'Edit this page on GitHub' }), {
    most: 1,
  });
});
