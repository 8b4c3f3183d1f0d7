import { expect, type Page } from '@playwright/test';

/** Matches every script file except the entry. */
const LAZY_SCRIPT = /\/docs\/assets\/(?!entry-)[\w-]+\.js$/;

/** Keeps every script except the entry from loading until the returned function is called. */
export const holdLazyScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LAZY_SCRIPT, async (route) => {
    await released;
    // The page may have been left in the meantime.
    await route.continue().catch(() => {});
  });
  return release;
};

/**
 * Resolves once the chunk of the first touch has started its behaviors. A module runs only once, so importing it again
 * resolves after the page's own import.
 */
export const afterTouchStarted = async (page: Page): Promise<void> => {
  const address = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/after-touch-'))?.name,
    );
  await expect.poll(address).toBeDefined();
  await page.evaluate(`import(${JSON.stringify(await address())}).then(() => {})`);
};
