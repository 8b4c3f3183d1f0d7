import { expect, type Page } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const chosen = (page: Page) => page.locator('[data-tabs=cloud]').first().getByRole('tab', { selected: true });
const shown = (page: Page) => page.locator('[data-tabs=cloud]').first().getByRole('tabpanel');

test('a cloud chosen on a building block is chosen on other pages, and ?cloud= chooses another one', async ({
  page,
}) => {
  await openPage(page, '/docs/storage');
  await expect(shown(page)).toContainText('S3 bucket');
  await page.locator('.deploys').getByRole('tab', { name: 'Google Cloud' }).click();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Cloud Storage bucket');

  await openPage(page, '/docs/secrets');
  await expect(chosen(page)).toHaveText('Google Cloud');

  await openPage(page, '/docs');
  await expect(page.getByRole('radio', { name: 'Google Cloud' })).toBeChecked();
  await page.getByRole('radio', { name: 'Azure' }).check({ force: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cloud'))).toBe('azure');

  await openPage(page, '/docs/secrets');
  await expect(chosen(page)).toHaveText('Azure');

  await openPage(page, '/docs/secrets?cloud=aws');
  await expect(chosen(page)).toHaveText('AWS');
  await expect(shown(page)).toContainText('Secrets Manager secret');
  await expect(page).toHaveURL(/\/docs\/secrets$/);
});
