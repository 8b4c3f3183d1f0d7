import { expect, type Locator, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return box;
};

test('in a wide window, a sample stands next to its text and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/docs/reference/nodejs/storage');
  const entry = page.locator('.entry', { has: page.locator('#bucket-on') });
  const text = entry.locator('> div').first();
  const sample = entry.locator('> details > .tabs');
  expect((await boxOf(sample)).x).toBeGreaterThan((await boxOf(text)).x + (await boxOf(text)).width);
  await text.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 100));
  const { y, height } = await boxOf(sample);
  // Below the top bar and the line of the page.
  expect(y).toBe(116);
  expect(y + height).toBeLessThan(900);
});

test('in a wide window, all symbols of a library are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const library of ['nodejs', 'python', 'go', 'dart']) {
    await openPage(page, `/docs/reference/${library}`);
    const { height } = await boxOf(page.locator('.symbol-index').first());
    expect(height, library).toBeLessThan(900 - 56);
  }
});

test('in a narrow window, a sample stands below its text, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/docs/reference/nodejs/storage');
  const entry = page.locator('.entry', { has: page.locator('#bucket-on') });
  const text = await boxOf(entry.locator('> div').first());
  expect((await boxOf(entry.locator('> details > .tabs'))).y).toBeGreaterThanOrEqual(text.y + text.height);
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('a signature has the colors of samples', async ({ page }) => {
  await openPage(page, '/docs/reference/go/storage');
  const colorsIn = (block: string) =>
    page.evaluate(
      (block) =>
        ['.k', '.f', '.t'].map((part) => {
          const element = document.querySelector(`${block} :is(${part})`);
          return element && getComputedStyle(element).color;
        }),
      block,
    );
  const colors = await colorsIn('.signature');
  expect(new Set(colors).size).toBe(3);
  expect(colors).toEqual(await colorsIn('.code'));
});

test('an old anchor goes on to the new place, also from a link on the page', async ({ page }) => {
  await page.goto('/docs/reference/nodejs#storage');
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/storage$/);
  await page.goto('/docs/reference/nodejs');
  await page.evaluate(() => {
    location.hash = 'storage';
  });
  await expect(page).toHaveURL(/\/docs\/reference\/nodejs\/storage$/);
});

test('the same symbol of another library is one click away', async ({ page }) => {
  await openPage(page, '/docs/reference/nodejs/storage#bucket-on');
  const entry = page.locator('.entry', { has: page.locator('#bucket-on') });
  await entry.getByRole('link', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/reference\/go\/storage#bucket-on$/);
  await expect(page.locator('#bucket-on')).toBeInViewport();
});

test('the name of a row stays in view while a wide table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 1600 });
  await openPage(page, '/docs/reference');
  const table = page.locator('.table-scroll').first();
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
  expect(await table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expect(table.getByRole('link', { name: 'Schedules' })).toBeInViewport({ ratio: 1 });
});

test('a phone shows each column of a table of long names whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/reference/env');
  const tables = page.locator('.prose > .table-scroll');
  expect(await tables.count()).toBeGreaterThan(0);
  for (const table of await tables.all())
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThan(2);
});

test('on a phone, each row of a table of many columns is a card that names its values', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/docs/reference/providers');
  const table = page.locator('.table-cards', { hasText: 'Google Cloud' }).last();
  const headers = await table.getByRole('columnheader').allTextContents();
  const row = table.getByRole('row').nth(1);
  expect(await row.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels.slice(0, 3).map((label) => label.split('"')[1])).toEqual(headers.slice(1, 4));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const entryOf = (page: Page, id: string) => page.locator('.entry', { has: page.locator(`#${id}`) });

  test('a symbol shows its name, signature, and summary, and the rest opens', async ({ page }) => {
    await openPage(page, '/docs/reference/nodejs/storage');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
    const entry = entryOf(page, 'bucket-on');
    await expect(entry.locator('.signature')).toBeVisible();
    await expect(entry.locator('.code').first()).toBeHidden();
    await entry.locator('> details > summary').click();
    await expect(entry.locator('.code').first()).toBeVisible();
  });

  test('a link to a symbol, or to a part of it, opens it, and the way back leads to the same place', async ({
    page,
  }) => {
    await openPage(page, '/docs/reference/nodejs/storage#bucket-on');
    await expect(page.locator('#bucket-on')).toBeInViewport();
    await expect(entryOf(page, 'bucket-on').locator('.code').first()).toBeVisible();
    const property = page.locator('.entry > details .property[id]').first();
    await property.evaluate(({ id }) => {
      location.hash = id;
    });
    await expect(property).toBeInViewport();
    await page.goBack();
    await expect(page.locator('#bucket-on')).toBeInViewport();
  });

  test('all of a symbol is printed', async ({ page }) => {
    await openPage(page, '/docs/reference/nodejs/storage');
    await page.emulateMedia({ media: 'print' });
    await expect(entryOf(page, 'bucket-on').locator('.code').first()).toBeVisible();
  });
});
