import { expect, type Page } from '@playwright/test';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { dividedAmong, LARGEST_PAGES, PAGE_KINDS, SAMPLE_PAGES, WALKED_PAGES } from './page-addresses.ts';
import { smallDrawings } from './small-drawings.ts';
import { openPage, test } from './watched-page.ts';
import { wideElements } from './wide-elements.ts';

/** Each test opens its pages one after another in one browser page, because a new one for each would take longer than axe. */
const TESTS = 4;
/** On a calm machine, a page takes about a second. */
const MAX_MS_PER_PAGE = 15_000;
/** Only a large page of each kind is also looked at in wider windows, the narrowest of each layout, because there is more room. */
const NARROWEST_PX = 320;
const WIDER_PX = [768, 1024, 1440];

const isLookedAtInEveryLayout = (address: string) => [...PAGE_KINDS, ...LARGEST_PAGES].includes(address);

/**
 * Opens a page and lists its problems. `test` itself watches the console and the network. The frame and the colors are the same
 * on all pages: axe.test.ts checks them on one page of each kind. target-size.test.ts checks how large targets are.
 */
const problemsOf = async (page: Page, address: string): Promise<string[]> => {
  await page.setViewportSize({ width: NARROWEST_PX, height: 900 });
  await openPage(page, address);
  const problems = SAMPLE_PAGES.includes(address)
    ? await axeProblems(page, { within: ['main'], only: 'structure', except: ['target-size'] })
    : [];
  for (const width of [NARROWEST_PX, ...(isLookedAtInEveryLayout(address) ? WIDER_PX : [])]) {
    await page.setViewportSize({ width, height: 900 });
    const seen = [
      ...(await wideElements(page, width)),
      ...(width > NARROWEST_PX ? await smallDrawings(page) : []),
    ];
    for (const problem of seen) problems.push(`at ${width} px: ${problem}`);
  }
  return problems;
};

for (const [index, addresses] of dividedAmong(TESTS, WALKED_PAGES).entries()) {
  test(`every page that an author wrote loads without problems, never scrolls sideways, draws no letter smaller, and axe finds nothing on those that show every component, part ${index + 1} of ${TESTS}`, async ({
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
