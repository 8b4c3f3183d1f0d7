import { expect } from '@playwright/test';
import { holdCopied } from './held-confirmation.ts';
import { openPage, test } from './watched-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the confirmation covers neither the name of the file, nor a tab, nor the sample', async ({ page }) => {
  await holdCopied(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, block] of [
    ['/docs/guides/terraform/s3-encryption', '.code:not(.tabs *):has(.code-title):has-text("encryption.tf")'],
    ['/docs/storage', '.tabs'],
  ] as const) {
    await openPage(page, address);
    const code = page.locator(block).first();
    await code.locator('.copy:visible').click();
    const label = await code.locator('.copied > .copy-label').boundingBox();
    const { y = 0 } = (await code.boundingBox()) ?? {};
    expect((label?.y ?? y) + (label?.height ?? 0), address).toBeLessThanOrEqual(y + 1);
  }
});

test('the confirmation stands in front of the bar at the top of the window', async ({ page }) => {
  await holdCopied(page);
  await openPage(page, '/docs/getting-started/deployment');
  for (const block of ['.code:not(.command, .tabs *)', '.code.command']) {
    const code = page.locator(`${block}:visible`).first();
    await code.evaluate((element) => {
      const bar = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy({ top: element.getBoundingClientRect().top - bar - 4, behavior: 'instant' });
    });
    await code.locator('.copy').click();
    const isSeen = await code.locator('.copied > .copy-label').evaluate((label) => {
      const { left, top } = label.getBoundingClientRect();
      return document.elementFromPoint(left + 8, top + 4) === label;
    });
    expect(isSeen, block).toBe(true);
  }
});
