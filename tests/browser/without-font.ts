import type { Page } from '@playwright/test';
import type { Problems } from './watched-page.ts';

/**
 * Keeps a page in its fallback font. If the font comes after the first paint, which happens on a busy machine, the letters
 * change, and that counts as a shift.
 */
export const withoutFont = async (page: Page, problems: Problems): Promise<void> => {
  problems.allow(/\.woff2/);
  await page.route(/\.woff2$/, (route) => route.abort());
};
