import { expect } from '@playwright/test';
import { openPage, test } from './watched-page.ts';

test('the browser accepts the rules, and they only match pages of the documentation', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const errors: (string | undefined)[] = [];
  let targets: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => errors.push(ruleSet.errorMessage));
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    targets = preloadingAttemptSources.map(({ key }) => `${key.action} ${new URL(key.url).pathname}`);
  });
  await session.send('Preload.enable');
  await openPage(page, '/docs/storage');
  await page.evaluate(() => {
    for (const href of [
      '/docs/api/og',
      '/docs/rss.xml',
      '/docs/faq?sdk=go',
      '#limits',
      'https://nitric.io/docs/support',
    ]) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = href;
      document.querySelector('.prose')?.prepend(link);
    }
  });
  await expect.poll(() => targets).toContain('Prerender /docs/messaging');
  expect(targets).toContain('Prerender /docs');
  for (const path of ['/docs/api/og', '/docs/rss.xml', '/docs/faq']) {
    expect(targets).not.toContain(`Prerender ${path}`);
  }
  expect(errors).toEqual([undefined]);
});
