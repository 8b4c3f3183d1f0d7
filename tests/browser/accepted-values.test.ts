import { expect } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

const PAGE = '/docs/guides/deploying/github-actions';

test('the label describes the effect of the next press, and the list opens and closes', async ({ page }) => {
  await openPage(page, PAGE);
  const values = page.locator('details.accepted-values').first();
  const list = values.locator('dl');
  const says = (label: string) => expect(values.locator('summary')).toHaveText(label, { useInnerText: true });
  await says('Show accepted values');
  await expect(list).toBeHidden();
  await values.locator('summary').click();
  await says('Hide accepted values');
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  await says('Show accepted values');
  await expect(list).toBeHidden();
});
