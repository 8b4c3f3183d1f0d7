import { expect, type Page } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { dividedAmong, isMadeFromData, PAGE_ADDRESSES } from './page-addresses.ts';
import { openPage, test } from './watched-page.ts';
import { wideElements } from './wide-elements.ts';

/** Each test opens its pages one after another in one browser page, because a new one for each would take longer than axe. */
const TESTS = 8;
/** On a calm machine, a page takes about a second. */
const MAX_MS_PER_PAGE = 15_000;
const OPENS_AT = 1440;
/** The narrowest windows of each layout. A wider one only has more room. */
const WIDTHS = [OPENS_AT, 1024, 768, 320];
/** Pages made from data consist of the same components, so the narrowest window is enough, and axe on the largest pages. */
const WIDTHS_OF_DATA = [OPENS_AT, 320];

/**
 * Opens a page and lists its problems. `test` itself watches the console and the network. The frame and the colors are the same
 * on all pages: axe.test.ts checks them on one page of each kind.
 */
const problemsOf = async (page: Page, address: string): Promise<string[]> => {
  const isOnlyData = isMadeFromData(address);
  await page.setViewportSize({ width: OPENS_AT, height: 900 });
  await openPage(page, address);
  const problems = isOnlyData ? [] : await axeProblems(page, { within: ['main'], only: 'structure' });
  for (const width of isOnlyData ? WIDTHS_OF_DATA : WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of await wideElements(page, width)) problems.push(`at ${width} px: ${problem}`);
  }
  return problems;
};

for (const [index, addresses] of dividedAmong(TESTS, PAGE_ADDRESSES).entries()) {
  test(`every page loads without problems, never scrolls sideways, and axe finds nothing on those of their own kind, part ${index + 1} of ${TESTS}`, async ({
    page,
  }) => {
    test.setTimeout(addresses.length * MAX_MS_PER_PAGE);
    await prepareAxe(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      const problems = await problemsOf(page, address).catch((error: Error) => [error.message]);
      if (problems.length > 0) found[address] = problems;
    }
    expect(found).toEqual({});
  });
}
