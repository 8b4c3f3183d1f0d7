import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { SEARCH_API_PATH, SITE_INDEX_NAME } from '#client/contracts/search.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { test } from './watched-page.ts';

/** The provider's own dialog, as its documentation says, with this site in the place of the provider's hosts. */
const APP = `
  import { DocSearch } from '@docsearch/react';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';

  const transformSearchClient = (client) => {
    const host = { url: location.host + '${SEARCH_API_PATH}', accept: 'readWrite', protocol: 'http' };
    client.transporter.hosts.splice(0, Infinity, host);
    // On a busy machine, the provider's client would give up on the only host.
    Object.assign(client.transporter.timeouts, { connect: 60_000, read: 60_000 });
    return client;
  };
  createRoot(document.querySelector('#app')).render(
    createElement(DocSearch, { appId: 'app', apiKey: 'key', indexName: '${SITE_INDEX_NAME}', transformSearchClient }),
  );
`;

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: APP, resolveDir: projectRoot },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};

test('the provider’s own dialog shows results as texts, marked and in groups, leads to them, and says when there are none', async ({
  page,
}) => {
  const script = await bundle();
  await page.route('**/stock-dialog.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/stock-dialog', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><div id="app"></div><script src="/stock-dialog.js" defer></script>',
    }),
  );
  await page.goto('/stock-dialog');
  await page.getByRole('button', { name: /Search/ }).click();
  const field = page.getByRole('searchbox');
  const hits = page.locator('.DocSearch-Hit a');

  await field.fill('zzzqqqx');
  await expect(page.locator('.DocSearch-NoResults')).toContainText('zzzqqqx');

  await field.fill('NewBucket');
  await expect(hits.first()).toBeVisible();
  await expect(hits.locator('script, iframe, img')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Dropdown')).not.toContainText(/&(?:lt|gt|amp|quot);/);

  await field.fill('signed url');
  await expect(hits.locator('mark', { hasText: /signed/i }).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Hit-source').first()).not.toBeEmpty();
  await expect(hits.first()).toHaveAttribute('href', /^\/docs\/.+#.+/);
  const address = (await hits.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address}`);
});
