import { expect } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const PAGE = '/docs/guides/deploying';

test('the label describes the effect of the next press, and the list opens and closes', async ({ page }) => {
  await openPage(page, PAGE);
  const values = page.locator('details.accepted-values').first();
  const list = values.locator('dl');
  const label = () => values.locator('summary').innerText();
  expect(await label()).toBe('Show accepted values');
  await expect(list).toBeHidden();
  await values.locator('summary').click();
  expect(await label()).toBe('Hide accepted values');
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await label()).toBe('Show accepted values');
  await expect(list).toBeHidden();
});
