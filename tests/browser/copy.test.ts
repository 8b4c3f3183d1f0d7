import { expect, type Locator, type Page } from '@playwright/test';
import { holdCopied } from './held-confirmation.ts';
import { openPage, test } from './watched-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A page with a sample of more than 24 lines that is not in a code group. */
const FOLDED = '/docs/reference/providers/custom/building-custom-provider';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const sample = (page: Page, text: string) =>
  page.locator('figure.code:visible').filter({ hasText: text }).first();

/** Copies a sample. Needs `holdCopied`. */
const copied = async (code: Locator): Promise<string> => {
  await code.hover();
  await code.locator('.copy').click();
  await expect(code.locator('.copy')).toHaveText('Copied!');
  return clipboard(code.page());
};

test('the sample of the visible tab is copied as it is shown', async ({ page }) => {
  await holdCopied(page);
  await openPage(page, '/docs/storage?sdk=python');
  const code = page.locator('.tabs').first().locator('.panel:visible figure.code');
  const text = await copied(code);
  expect(text).toContain('from nitric.');
  expect(text).toContain('allow("read", "write")');
  expect(text).toBe(await code.locator('pre code').innerText());
  await page.getByRole('checkbox', { name: 'delete' }).check();
  await page.getByRole('checkbox', { name: 'read' }).uncheck();
  expect(await copied(code)).toContain('allow("write", "delete")');
  // Nor does a copy by hand have the text of the button.
  const byHand = await code.evaluate((figure) => {
    getSelection()?.selectAllChildren(figure);
    return getSelection()?.toString();
  });
  expect(byHand).toContain('from nitric.');
  expect(byHand).not.toMatch(/Cop(y|ied)/);
});

test('prompts and output are not copied', async ({ page }) => {
  await holdCopied(page);
  await openPage(page, '/docs/getting-started/quickstart');
  expect(await copied(sample(page, 'hello/ada'))).toBe(
    'curl http://localhost:4001/hello/ada\ncurl http://localhost:4001/guests',
  );
});

test('added lines are copied, but removed lines are not', async ({ page }) => {
  await holdCopied(page);
  await openPage(page, '/docs/support/upgrade');
  const code = sample(page, "bucket('files')");
  await expect(code.locator('.del')).toContainText(".for('reading')");
  const text = await copied(code);
  expect(text).not.toContain(".for('reading')");
  expect(text).toContain("const files = bucket('files').allow('read')\n\nmain.get(");
});

test('a long sample is folded until its button is pressed, and its folded lines are also copied', async ({
  page,
}) => {
  await holdCopied(page);
  await openPage(page, FOLDED);
  const code = page.locator('figure.foldable:visible').first();
  const isClipped = () => code.locator('pre').evaluate((pre) => pre.scrollHeight > pre.clientHeight + 1);
  await expect.poll(isClipped).toBe(true);
  const lines = Number(/Show all (\d+) lines/.exec(await code.locator('.unfold').innerText())?.[1]);
  expect(lines).toBeGreaterThan(24);
  expect((await copied(code)).split('\n')).toHaveLength(lines);
  await code.locator('.unfold').click();
  await expect.poll(isClipped).toBe(false);
  await expect(code.locator('.unfold')).toBeHidden();
});

test('a heading is named and copied by its text alone, and the link to it shows when the keyboard reaches it', async ({
  page,
}) => {
  await openPage(page, '/docs/storage');
  const heading = page.getByRole('heading', { name: 'React to changes', exact: true });
  const byHand = await heading.locator('..').evaluate((header) => {
    getSelection()?.selectAllChildren(header);
    return getSelection()?.toString();
  });
  expect(byHand?.trim()).toBe('React to changes');
  const link = page.getByRole('link', { name: 'Link to React to changes' });
  expect(await link.evaluate((sign) => getComputedStyle(sign, '::before').content)).toBe('"#"');
  await expect(link).toHaveCSS('opacity', '0');
  // A focus is visible if the last thing that a reader used is the keyboard.
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});
