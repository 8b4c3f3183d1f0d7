import { expect, type Page } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { afterTouchStarted } from './lazy-scripts.ts';
import { openPage, test } from './watched-page.ts';

const choice = (page: Page) => page.getByLabel('Your language');
const reference = (page: Page) =>
  page.locator('#navigation .by-sdk').getByRole('link', { name: / reference$/ });
const selectedTabs = (page: Page) =>
  page.locator('[data-tabs=language] [aria-selected=true]').evaluateAll((tabs) => [
    ...new Set(tabs.map((tab) => (tab as HTMLElement).dataset.value)), // Tabs are always HTML elements.
  ]);
const addLink = (page: Page, href: string, textContent: string) =>
  page.evaluate(
    (properties) =>
      document.querySelector('.prose')?.prepend(Object.assign(document.createElement('a'), properties)),
    { href, textContent },
  );

test('a choice in the navigation applies to samples and links, on this page and on others', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/storage');
  await expect(choice(page)).toHaveValue('typescript');
  await expect(reference(page)).toHaveAttribute('href', '/docs/reference/nodejs/storage');
  await choice(page).selectOption('Python');
  await expect.poll(() => selectedTabs(page)).toEqual(['python']);
  await expect(reference(page)).toHaveAttribute('href', '/docs/reference/python/storage');
  expect(await context.cookies()).toEqual([]);
  await openPage(page, '/docs');
  await expect(choice(page)).toHaveValue('python');
  await expect(page.locator('.prose .by-sdk').getByRole('link', { name: 'Python' })).toBeVisible();
  await expect(page.locator('.prose .by-sdk').getByRole('link', { name: 'Node.js' })).toBeHidden();
});

test('a tab of a sample also changes the navigation', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await page.getByRole('tab', { name: 'Go' }).first().click();
  await expect(choice(page)).toHaveValue('go');
  await expect(reference(page)).toHaveAttribute('href', '/docs/reference/go/storage');
});

test('the section that the reader is in stays in place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, '/docs/storage');
  const heading = page.locator('.prose > h2').nth(3);
  await heading.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  for (const language of ['Go', 'Dart', 'Python']) {
    await choice(page).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('data-language', language.toLowerCase());
    // Scroll positions are whole pixels, and heights are not.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  }
});

test('other browser tabs follow', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, '/docs/apis');
  await openPage(page, '/docs/storage');
  await choice(page).selectOption('Dart');
  await expect(choice(other)).toHaveValue('dart');
  await expect(reference(other)).toHaveAttribute('href', '/docs/reference/dart/apis');
});

test('the stored language is shown before the entry script runs', async ({ page, problems }) => {
  problems.allow(/entry-/);
  await page.addInitScript(() => localStorage.setItem('language', 'kotlin'));
  await page.route('**/entry-*.js', (route) => route.abort());
  await page.goto('/docs/storage');
  await expect(choice(page)).toHaveValue('kotlin');
  await expect(reference(page)).toHaveAttribute('href', '/docs/reference/jvm/v0/storage');
});

test('on phones, the choice is in the navigation panel and works with the keyboard', async ({ page }) => {
  await prepareAxe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/storage');
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  await choice(page).focus();
  await page.keyboard.press('p');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'python');
  await expect(page.locator('#navigation')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

test('a link with ?sdk= to the current page chooses a language without a reload', async ({ page }) => {
  await openPage(page, '/docs/storage');
  await addLink(page, '?sdk=python', 'In Python');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.mouse.wheel(0, 1);
  await afterTouchStarted(page);
  await page.getByRole('link', { name: 'In Python' }).click();
  await expect(choice(page)).toHaveValue('python');
  await expect(page).toHaveURL(/\/docs\/storage$/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('a link with ?sdk= to another page chooses a language when that page opens', async ({ page }) => {
  await openPage(page, '/docs/apis');
  await addLink(page, '/docs/storage?sdk=go', 'In Go');
  await page.getByRole('link', { name: 'In Go' }).click();
  await expect(page).toHaveURL(/\/docs\/storage$/);
  await expect(choice(page)).toHaveValue('go');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the choice is hidden, and the references of all libraries are shown', async ({ page }) => {
    await page.goto('/docs/storage');
    await expect(choice(page)).toBeHidden();
    await expect(reference(page)).toHaveText([
      'Node.js reference',
      'Python reference',
      'Go reference',
      'Dart reference',
      'C# .NET reference',
      'JVM reference',
    ]);
  });
});
