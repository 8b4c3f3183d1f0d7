import { expect, type Locator, type Page } from '@playwright/test';
import { focusProblems } from './focus-problems.ts';
import { pageStarted } from './watched-page.ts';

interface Walk {
  key?: 'Tab' | 'Shift+Tab';
  /** The number of stops after which the walk fails. */
  most?: number;
}

const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');

/** Walks stop by stop until `target` has focus. Throws if it does not show its focus, or after `most` stops. `keyboard.test.ts` looks at all stops. */
export const walkTo = async (target: Locator, { key = 'Tab', most = 150 }: Walk = {}): Promise<void> => {
  const page = target.page();
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    const problems = await focusProblems(page);
    if (problems.length === 0) return;
    throw new Error(`${problems.join(', ')}: ${await focusedElement(page)}`);
  }
  throw new Error(`${target} is not reached by ${key}; now at ${await focusedElement(page)}`);
};

/** Goes to a page with `/`, a query, and the arrow keys. */
export const goBySearch = async (page: Page, query: string, title: string): Promise<void> => {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
  // On a busy machine, the first answer may take longer than the search waits. Then the query is typed again.
  await expect(async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(query);
    await expect(page.locator('.search-dialog form')).toHaveAttribute('data-status', 'idle', {
      timeout: 5_000,
    });
  }).toPass();
  const hits = page.locator('.search-hits [role=option]');
  const wanted = hits.filter({ has: page.locator('.hit-title').getByText(title, { exact: true }) }).first();
  await expect(wanted).toBeVisible();
  for (let step = 0; (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1) {
    if (step > 20) throw new Error(`No arrow key reaches "${title}".`);
    await page.keyboard.press('ArrowDown');
  }
  const href = (await wanted.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await pageStarted(page);
};
