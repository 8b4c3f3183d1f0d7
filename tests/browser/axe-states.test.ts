import { expect, type Page } from '@playwright/test';
import { ARTICLE_STATES } from './article-states.ts';
import { axeProblems, prepareAxe } from './axe-problems.ts';
import { focusProblems } from './focus-problems.ts';
import { pageStarted, test } from './watched-page.ts';
import { CODE_AND_SHELL_STATES, type WidgetState } from './widget-states.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' };
const DARK: Media = { ...LIGHT, colorScheme: 'dark' };
const WINDOWS = {
  wide: { viewport: { width: 1440, height: 900 }, looks: [LIGHT, DARK, { ...DARK, forcedColors: 'active' }] },
  // This is a window of 1280 × 1024 px at 400% zoom, as in WCAG 1.4.10.
  narrow: { viewport: { width: 320, height: 256 }, looks: [LIGHT, { ...LIGHT, forcedColors: 'active' }] },
} as const satisfies Record<string, { viewport: object; looks: Media[] }>;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
// On a busy machine, axe needs several seconds for a long page.
test.setTimeout(90_000);

/** Switches the media settings and waits until the page shows the theme. Without the site's script, CSS alone sets the theme. */
const show = async (page: Page, media: Media) => {
  await page.emulateMedia(media);
  await page.waitForFunction((dark) => {
    const { classList } = document.documentElement;
    return !classList.contains('js') || classList.contains('dark') === dark;
  }, media.colorScheme === 'dark');
};

const openState = async (page: Page, { address, prepare, reach }: WidgetState) => {
  await prepareAxe(page);
  await prepare?.(page);
  await page.emulateMedia(LIGHT);
  await page.goto(address);
  const hasScript = await page.evaluate(() => document.documentElement.classList.contains('js'));
  if (hasScript) await pageStarted(page);
  await reach?.(page);
};

/** Returns a problem if the page scrolls sideways (WCAG 1.4.10). */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} > ${clientWidth}`] : [];
  });

const allProblems = async (page: Page, without?: string[]) => [
  ...(await axeProblems(page, without)),
  ...(await overflow(page)),
  ...(await focusProblems(page)),
];

for (const state of [...CODE_AND_SHELL_STATES, ...ARTICLE_STATES]) {
  for (const [name, { viewport, looks }] of Object.entries(WINDOWS)) {
    if (state.only && state.only !== name) continue;
    const isSeen = state.isSeenInBothThemes && name === 'wide';
    test(`axe finds nothing in a ${name} window: ${state.name}`, async ({ page, problems }) => {
      if (state.says) problems.allow(state.says);
      await page.setViewportSize(viewport);
      await openState(page, state);
      // Some pages have a lot of code, and its colors only matter in states that are about code.
      const without = state.isAboutCode ? [] : ['pre > code'];
      for (const media of isSeen ? looks.slice(-1) : looks) {
        await show(page, media);
        expect({ ...media, problems: await allProblems(page, without) }).toEqual({ ...media, problems: [] });
      }
    });
  }
}

for (const system of [LIGHT, DARK]) {
  test(`axe finds nothing after a change of the theme on a ${system.colorScheme} system`, async ({
    page,
  }) => {
    await openState(page, { name: 'theme', address: '/docs/concepts/introduction' });
    await page.emulateMedia(system);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ ...system, forcedColors });
      expect(await allProblems(page)).toEqual([]);
    }
  });
}
